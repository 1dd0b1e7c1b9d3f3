import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { BrandMark } from '#app/components/layout/brand-mark.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space } from '#app/styles/tokens.ts';
import { DashboardLanguages } from './dashboard-languages.tsx';
import { dense } from './shared.ts';

const page = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  padding: ${space(20)};

  ${from.medium} {
    padding: ${space(32)} ${space(40)};
  }
`;

const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(24)};
`;

const brand = css`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-height: 44px;
  color: ${color.primary};
  text-decoration: none;
`;

const dashboardName = css`
  padding-inline-start: ${space(12)};
  color: ${color.muted};
  border-inline-start: 1px solid ${color.border};
  font-weight: 600;
`;

const main = css`
  width: 100%;
  max-width: 44rem;
  padding-block: ${space(40)};

  ${from.medium} {
    padding-block: ${space(80)};
    margin-inline: auto;
  }
`;

/** Around the pages for signed-out people. */
export function EntranceFrame({ children }: { children: ReactNode }) {
  return (
    <div className={cx(dense, page)}>
      <header className={top}>
        <a href="/" className={brand}>
          <BrandMark />
          <span className={dashboardName}>{m.admin_dashboard()}</span>
        </a>
        <DashboardLanguages />
      </header>
      <main className={main}>{children}</main>
    </div>
  );
}

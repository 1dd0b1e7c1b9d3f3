import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { brandName } from '#app/lib/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, space } from '#app/styles/tokens.ts';

const footer = css`
  margin-top: ${space(120)};
  padding-block: ${space(50)};
  color: ${color.darkText};
  background: ${color.dark};
  font-size: 0.875rem;
`;

const layout = css`
  display: grid;
  gap: ${space(12)};
`;

const brand = css`
  font-size: 1.125rem;
  font-weight: 700;
`;

/** @param year of the copyright line, from the server so that both sides write the same */
export function SiteFooter({ year, children }: { year: number; children: ReactNode }) {
  return (
    <footer className={footer}>
      <div className={cx(container, layout)}>
        <p className={brand}>{brandName()}</p>
        <p>{m.footer_sample()}</p>
        {children}
        <p>{m.footer_copyright({ year: String(year), brand: brandName() })}</p>
      </div>
    </footer>
  );
}

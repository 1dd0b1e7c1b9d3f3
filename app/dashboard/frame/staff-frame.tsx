import { css, cx } from '@linaria/core';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { BrandMark } from '#app/components/layout/brand-mark.tsx';
import { Notifications } from '#app/components/layout/notifications.tsx';
import { useFocusOnNewPage } from '#app/components/layout/use-page-life.ts';
import { dashboardPages } from '#app/dashboard/dashboard-pages.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { mayOpen } from '#app/dashboard/find-page.ts';
import { m } from '#app/paraglide/messages.js';
import { plainPath } from '#app/session/guarded.ts';
import { color, from, space } from '#app/styles/tokens.ts';
import type { StaffMe } from '#contract/staff.ts';
import { DashboardLanguages } from './dashboard-languages.tsx';
import { DashboardLink } from './dashboard-link.tsx';
import { dense, mainId, skipLink } from './shared.ts';
import { roleLabels } from './staff-labels.ts';
import { SignOut } from './staff-sign-out.tsx';

const frame = css`
  ${from.large} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

const side = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(20)};
  padding: ${space(8)} ${space(20)};
  color: ${color.darkText};
  background: ${color.dark};

  & :focus-visible {
    outline-color: ${color.accentOnDark};
  }

  ${from.large} {
    position: sticky;
    top: 0;
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
    height: 100vh;
    padding: ${space(24)} ${space(20)};
    overflow-y: auto;
  }
`;

const brand = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin-inline-end: auto;
  color: #fff;
  text-decoration: none;

  ${from.large} {
    margin: 0 0 ${space(20)};
  }
`;

const navigation = css`
  order: 3;
  width: 100%;

  ${from.large} {
    order: 0;
    margin-bottom: auto;
  }
`;

const menu = css`
  display: flex;
  gap: ${space(16)};
  overflow-x: auto;

  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    white-space: nowrap;
    text-decoration: none;
    border-block: 3px solid transparent;
  }

  & a:hover,
  & a[aria-current] {
    color: #fff;
    border-bottom-color: ${color.accentOnDark};
  }

  ${from.large} {
    flex-direction: column;
    gap: ${space(4)};

    & a {
      padding-inline: ${space(12)};
      border-block: 0;
      border-inline-start: 3px solid transparent;
    }

    & a:hover,
    & a[aria-current] {
      background: ${color.darkRaised};
      border-inline-start-color: ${color.accentOnDark};
    }
  }
`;

const account = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(16)};
  font-size: 0.875rem;

  ${from.large} {
    display: grid;
    padding-top: ${space(16)};
    border-top: 1px solid ${color.darkHairline};
  }
`;

const person = css`
  & span {
    margin-inline-start: ${space(8)};
    color: ${color.darkMuted};
  }
`;

const main = css`
  width: 100%;
  max-width: 72rem;
  padding: ${space(24)} ${space(20)} ${space(80)};

  &:focus {
    outline: none;
  }

  ${from.medium} {
    padding: ${space(32)} ${space(40)} ${space(80)};
  }
`;

function Menu({ staff }: { staff: StaffMe }) {
  const pathname = plainPath(useLocation({ select: (location) => location.pathname }));
  const offered = Object.entries(dashboardPages).filter(
    ([, page]) => page.isInMenu && mayOpen(page, staff.role),
  );
  return (
    <nav className={navigation} aria-label={m.admin_menu()}>
      <ul className={menu}>
        {offered.map(([path, { title }]) => (
          <li key={path}>
            <DashboardLink to={path} isCurrent={pathname === dashboardHref(path)}>
              {title()}
            </DashboardLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Around the pages for signed-in staff. */
export function StaffFrame({ staff, children }: { staff: StaffMe; children: ReactNode }) {
  const mainRef = useRef<HTMLElement>(null);
  useFocusOnNewPage(mainRef);
  return (
    <div className={cx(dense, frame)}>
      <a href={`#${mainId}`} className={skipLink}>
        {m.skip_to_content()}
      </a>
      <header className={side}>
        <a href="/" className={brand}>
          <BrandMark />
        </a>
        <Menu staff={staff} />
        <div className={account}>
          <p className={person}>
            {staff.name}
            <span>{roleLabels[staff.role]()}</span>
          </p>
          <DashboardLanguages />
          <SignOut />
        </div>
      </header>
      <main id={mainId} ref={mainRef} tabIndex={-1} className={main}>
        {children}
      </main>
      <Notifications />
    </div>
  );
}

import { css } from '@linaria/core';
import { useLocation } from '@tanstack/react-router';
import { type MenuPart, menuParts } from '#app/dashboard/dashboard-page.ts';
import { dashboardPages } from '#app/dashboard/dashboard-pages.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { mayOpen } from '#app/dashboard/find-page.ts';
import { m } from '#app/paraglide/messages.js';
import { plainPath } from '#app/session/guarded.ts';
import { color, from, space } from '#app/styles/tokens.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { DashboardLink } from './dashboard-link.tsx';

const navigation = css`
  display: grid;
  gap: ${space(16)};
`;

const part = css`
  & h2 {
    margin-bottom: ${space(4)};
    padding-inline: ${space(12)};
    color: ${color.darkMuted};
    font-size: 0.8125rem;
    font-weight: 600;
  }

  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${space(12)};
    text-decoration: none;
    border-inline-start: 3px solid transparent;
  }

  & a:hover,
  & a[aria-current] {
    color: #fff;
    background: ${color.darkRaised};
    border-inline-start-color: ${color.accentOnDark};
  }

  ${from.large} {
    & a {
      min-height: 36px;
    }
  }
`;

const titles: Record<MenuPart, () => string> = {
  work: m.admin_menu_work,
  content: m.admin_menu_content,
  members: m.admin_menu_members,
  settings: m.admin_menu_settings,
};

type Entry = { path: string; title: () => string; part: MenuPart };

/** The pages in the navigation that a role may open. */
export function menuEntries(role: StaffRole): Entry[] {
  return Object.entries(dashboardPages).flatMap(([path, page]) =>
    page.menu && mayOpen(page, role) ? [{ path, title: page.title, part: page.menu }] : [],
  );
}

function isWithin(pathname: string, path: string): boolean {
  return path === '' ? pathname === dashboardHref('') : `${pathname}/`.startsWith(`${dashboardHref(path)}/`);
}

export function StaffMenu({ role }: { role: StaffRole }) {
  const pathname = plainPath(useLocation({ select: (location) => location.pathname }));
  const entries = menuEntries(role);
  return (
    <nav className={navigation} aria-label={m.admin_menu()}>
      {menuParts.map((name) => {
        const links = entries.filter((entry) => entry.part === name);
        if (links.length === 0) return null;
        return (
          <section key={name} className={part} aria-labelledby={`menu-${name}`}>
            <h2 id={`menu-${name}`}>{titles[name]()}</h2>
            <ul>
              {links.map(({ path, title }) => (
                <li key={path}>
                  <DashboardLink to={path} isCurrent={isWithin(pathname, path)}>
                    {title()}
                  </DashboardLink>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

import { css } from '@linaria/core';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import type { ShellLinks } from '#app/shell/shell.queries.ts';
import { color, from, space, tracking } from '#app/styles/tokens.ts';
import { menuGroups } from './menu.ts';
import { PharmacyEntry } from './menu-entries.tsx';

export const footerMenuId = 'footer-menu';

const menu = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(32)} ${space(24)};
  margin-top: ${space(24)};

  ${from.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${from.large} {
    grid-column: span 8;
    margin-top: 0;
  }
`;

const groupName = css`
  margin-bottom: ${space(8)};
  color: ${color.darkMuted};
  font-size: 0.8125rem;
  font-weight: 600;
  letter-spacing: ${tracking.label};
`;

export const footerEntry = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 44px;
  color: ${color.darkText};
  font-size: 0.9375rem;
  text-decoration: none;

  &:hover {
    color: #fff;
    text-decoration: underline;
  }
`;

export function FooterMenu({ pharmacyFinder }: Pick<ShellLinks, 'pharmacyFinder'>) {
  return (
    <nav id={footerMenuId} className={menu} aria-label={m.footer_menu()}>
      {menuGroups.map(({ key, label, pages, pharmacyFinder: finders }) => (
        <div key={key}>
          <p className={groupName}>{label()}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.to}>
                <PlainLink to={page.to} className={footerEntry}>
                  {page.label()}
                </PlainLink>
              </li>
            ))}
            {finders.length > 0 ? (
              <li>
                <PharmacyEntry className={footerEntry} href={pharmacyFinder} />
              </li>
            ) : null}
          </ul>
        </div>
      ))}
    </nav>
  );
}

import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { brandName } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { CompanyDetails, ShellLinks } from '#app/shell/shell.queries.ts';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { CompanyFactList } from './company-fact-list.tsx';
import { menuGroups } from './menu.ts';
import { OutsideEntry, PharmacyEntry } from './menu-entries.tsx';

/** The menu button of narrow windows leads here without scripts. */
export const footerMenuId = 'footer-menu';

const footer = css`
  margin-top: ${space(120)};
  padding-block: ${space(60)} ${space(50)};
  color: ${color.darkText};
  background: ${color.dark};
  ${type.note}

  ${from.large} {
    padding-block: ${space(100)} ${space(60)};
  }

  @media print {
    display: none;
  }
`;

/** No gap below a page that ends with a dark section. */
const statement = css`
  color: #fff;
  font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2rem);
  font-weight: 700;
  letter-spacing: -0.025em;
  line-height: 1.35;
  white-space: pre-line;

  ${from.large} {
    grid-column: span 4;
  }
`;

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
  letter-spacing: 0.04em;
`;

const entry = css`
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

const bottom = css`
  display: grid;
  gap: ${space(24)};
  margin-top: ${space(60)};
  padding-top: ${space(24)};
  border-top: 1px solid ${color.darkHairline};
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(40)};
`;

const policies = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(24)};

  & a {
    width: auto;
  }
`;

const privacy = css`
  color: #fff;
  font-weight: 700;
`;

/** Leaves room for the round link to the inquiry. */
const fine = css`
  color: ${color.darkMuted};
  padding-inline-end: ${space(120)};
`;

type Props = {
  /** Year of the copyright line. It comes from the server, so hydration matches. */
  year: number;
  links: ShellLinks;
  company: CompanyDetails;
  /** The language switcher. */
  children: ReactNode;
};

/** The footer: tagline, menu, languages and legal details. */
export function SiteFooter({ year, links, company, children }: Props) {
  return (
    <footer className={footer}>
      <div className={container}>
        <div className={grid}>
          <p className={statement}>{m.footer_tagline()}</p>
          <nav id={footerMenuId} className={menu} aria-label={m.footer_menu()}>
            {menuGroups.map(({ key, label, pages, further, pharmacyFinder }) => (
              <div key={key}>
                <p className={groupName}>{label()}</p>
                <ul>
                  {[...pages, ...further].map((page) => (
                    <li key={page.to}>
                      <PlainLink to={page.to} className={entry}>
                        {page.label()}
                      </PlainLink>
                    </li>
                  ))}
                  {pharmacyFinder.length > 0 ? (
                    <li>
                      <PharmacyEntry className={entry} href={links.pharmacyFinder} />
                    </li>
                  ) : null}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={bottom}>
          <div className={row}>
            <ul className={policies}>
              <li>
                <PlainLink to="/terms" className={entry}>
                  {m.menu_terms()}
                </PlainLink>
              </li>
              <li>
                <PlainLink to="/privacy" className={cx(entry, privacy)}>
                  {m.menu_privacy()}
                </PlainLink>
              </li>
              <li>
                <PlainLink to="/faq" className={entry}>
                  {m.menu_faq()}
                </PlainLink>
              </li>
              <li>
                <PlainLink to="/search" className={entry}>
                  {m.menu_search()}
                </PlainLink>
              </li>
              <li>
                <OutsideEntry label={m.menu_shop()} href={links.shop} isNewTab className={entry} />
              </li>
              <li>
                <OutsideEntry label={m.menu_dashboard()} href={links.dashboard} className={entry} />
              </li>
            </ul>
            {children}
          </div>
          <CompanyFactList company={company} />
          <div className={fine}>
            <p>{m.footer_sample()}</p>
            <p>{m.footer_copyright({ year: String(year), brand: brandName() })}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}

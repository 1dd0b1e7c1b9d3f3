import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { Announcement } from '#app/consents/announcements.server.ts';
import { m } from '#app/paraglide/messages.js';
import type { CompanyFact, ShellLinks } from '#app/shell/shell.queries.ts';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import { AnnouncementLink } from './announcement-link.tsx';
import { CompanyFactList } from './company-fact-list.tsx';
import { FooterMenu, footerEntry } from './footer-menu.tsx';
import { OutsideEntry, ShopEntry } from './menu-entries.tsx';

const footer = css`
  margin-top: ${space(120)};
  padding-block: ${space(60)} ${space(100)};
  color: ${color.darkText};
  background: ${color.dark};
  ${type.note}

  /* The bar that leads to the inquiry covers the last 50 px. */
  ${from.large} {
    padding-block: ${space(100)};
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
  letter-spacing: ${tracking.title};
  line-height: 1.35;
  white-space: pre-line;

  ${from.large} {
    grid-column: span 4;
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

const fine = css`
  color: ${color.darkMuted};
  white-space: pre-line;
`;

type Props = {
  links: ShellLinks;
  facts: readonly CompanyFact[];
  notes: string;
  announcements: readonly Announcement[];
  children: ReactNode;
};

export function SiteFooter({ links, facts, notes, announcements, children }: Props) {
  return (
    <footer className={footer}>
      <div className={container}>
        <div className={grid}>
          <p className={statement}>{m.footer_tagline()}</p>
          <FooterMenu pharmacyFinder={links.pharmacyFinder} />
        </div>
        <div className={bottom}>
          <div className={row}>
            <ul className={policies}>
              <li>
                <PlainLink to="/terms" className={footerEntry}>
                  {m.menu_terms()}
                </PlainLink>
              </li>
              <li>
                <PlainLink to="/privacy" className={cx(footerEntry, privacy)}>
                  {m.menu_privacy()}
                </PlainLink>
              </li>
              <li>
                <PlainLink to="/faq" className={footerEntry}>
                  {m.menu_faq()}
                </PlainLink>
              </li>
              <li>
                <PlainLink to="/search" className={footerEntry}>
                  {m.menu_search()}
                </PlainLink>
              </li>
              {links.shop === null ? null : (
                <li>
                  <ShopEntry href={links.shop} className={footerEntry} />
                </li>
              )}
              <li>
                <OutsideEntry label={m.menu_dashboard()} href={links.dashboard} className={footerEntry} />
              </li>
            </ul>
            {children}
          </div>
          {announcements.length > 0 ? (
            <ul aria-label={m.terms_announcements()}>
              {announcements.map((announcement) => (
                <li key={announcement.text}>
                  <AnnouncementLink {...announcement} className={footerEntry} />
                </li>
              ))}
            </ul>
          ) : null}
          <CompanyFactList facts={facts} />
          <p className={fine}>{notes}</p>
        </div>
      </div>
    </footer>
  );
}

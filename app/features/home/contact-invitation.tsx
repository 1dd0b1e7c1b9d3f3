import { css, cx } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { DeckLink } from '#app/components/documents/deck-link.tsx';
import { PharmacyEntry } from '#app/components/layout/menu-entries.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { moreLink } from './more-link.ts';

const section = css`
  padding-block: ${space(60)} 0;

  ${from.large} {
    padding-block: ${space(140)} ${space(40)};
  }
`;

const invitation = css`
  & h2 {
    ${type.page}
  }

  & p {
    max-width: 30em;
    margin-block: ${space(20)} ${space(32)};
    ${type.lead}
    color: ${color.muted};
  }

  ${from.large} {
    grid-column: span 7;
  }
`;

const others = css`
  margin-top: ${space(40)};

  ${from.large} {
    grid-column: 9 / -1;
    margin-top: 0;
  }

  & > div {
    display: grid;
    justify-items: start;
    gap: ${space(8)};
    padding-block: ${space(24)} ${space(40)};
    border-top: 1px solid ${color.text};
  }

  & h3 {
    ${type.heading}
  }

  & p {
    margin-bottom: ${space(8)};
    color: ${color.muted};
  }
`;

export function ContactInvitation({ pharmacyFinder }: { pharmacyFinder: string | undefined }) {
  return (
    <section className={section}>
      <div className={cx(container, grid)}>
        <div className={invitation}>
          <h2>{m.home_contact_title()}</h2>
          <p>{m.home_contact_text()}</p>
          <Link to="/contact" className={primaryButton}>
            {m.menu_contact()}
          </Link>
        </div>
        <div className={others}>
          <div>
            <h3>{m.home_deck_title()}</h3>
            <p>{m.home_deck_text()}</p>
            <DeckLink />
          </div>
          <div>
            <h3>{m.home_pharmacy_title()}</h3>
            <p>{m.home_pharmacy_text()}</p>
            <PharmacyEntry className={moreLink} href={pharmacyFinder} />
          </div>
        </div>
      </div>
    </section>
  );
}

import { css, cx } from '@linaria/core';
import { CompanyMap } from '#app/components/map/company-map.tsx';
import { type CompanyPlace, placeElementId } from '#app/components/map/place.ts';
import { Fact, FactSheet } from '#app/components/posts/fact-sheet.tsx';
import { AddressText } from '#app/components/ui/address-text.tsx';
import type { DetailRow } from '#app/details/details.ts';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { ContactLinks } from './contact-links.tsx';

const block = css`
  padding-block: ${space(60)};

  & + & {
    border-top: 1px solid ${color.hairline};
  }

  &:first-of-type {
    padding-top: ${space(8)};
  }

  ${from.large} {
    padding-block: ${space(120)};
  }

  @media print {
    padding-block: ${space(24)};
    break-inside: avoid;
  }
`;

const head = css`
  display: grid;
  gap: ${space(20)};
  align-content: start;

  ${from.large} {
    grid-column: span 4;
  }

  & h2 {
    ${type.title}
  }
`;

const address = css`
  ${type.lead}
  font-style: normal;
`;

const leadText = css`
  color: ${color.muted};
`;

const map = css`
  min-width: 0;

  ${from.large} {
    grid-column: span 8;
  }
`;

const ways = css`
  min-width: 0;
  margin-top: ${space(16)};

  ${from.large} {
    grid-column: 5 / -1;
  }
`;

type Props = CompanyPlace & {
  lead: string;
  label: string;
  mapKey: string | undefined;
  contact: { phone?: string | undefined; email?: string | undefined };
  /** Directions by means of transport. */
  ways: readonly DetailRow[];
};

export function SiteDirections(props: Props) {
  const { place, notes, lead, label, mapKey } = props;
  return (
    <section id={placeElementId(place.id)} className={block} lang={place.lang}>
      <div className={cx(container, grid)}>
        <div className={head}>
          <h2>{place.name}</h2>
          <address className={address}>
            <AddressText text={place.address} />
          </address>
          {lead ? <p className={leadText}>{lead}</p> : null}
          <ContactLinks {...props.contact} />
        </div>
        <div className={map}>
          <CompanyMap place={place} notes={notes} label={label} mapKey={mapKey} />
        </div>
        {props.ways.length > 0 ? (
          <div className={ways}>
            <FactSheet caption={label}>
              {props.ways.map(({ id, title, text }) => (
                <Fact key={id} label={title}>
                  {text}
                </Fact>
              ))}
            </FactSheet>
          </div>
        ) : null}
      </div>
    </section>
  );
}

import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { CompanyMap } from '#app/components/map/company-map.tsx';
import { placeElementId } from '#app/components/map/place.ts';
import { Fact, FactSheet } from '#app/components/posts/fact-sheet.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { rowsOf } from '#app/details/details.ts';
import { passageText } from '#app/details/passage-text.tsx';
import { sitesOf } from '#app/details/sites.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(12)} ${space(24)};
  padding-top: ${space(8)};

  @media print {
    display: none;
  }
`;

const parts = css`
  display: grid;
  gap: ${space(40)};
`;

type Props = { details: readonly Detail[]; mapKey: string | undefined };

/** The site that the passage `showroom` names. */
function SiteOfShowroom({ details, mapKey }: Props) {
  const name = details.find(({ section, key }) => section === 'passage' && key === 'showroom')?.group;
  const site = sitesOf(details).find(({ key }) => key === name);
  if (!site) return null;
  const { place, notes } = site;
  return (
    <div id={placeElementId(place.id)} className={parts}>
      <CompanyMap
        place={place}
        notes={notes}
        label={m.directions_map({ name: place.name })}
        mapKey={mapKey}
      />
      <p>
        <PlainLink to="/company/contactUS">{m.showroom_directions()}</PlainLink>
      </p>
    </div>
  );
}

export function Visit({ details, mapKey }: Props) {
  const facts = rowsOf(details, 'visit');
  if (facts.length === 0) return null;
  return (
    <Section
      id="visit"
      heading={m.showroom_visit()}
      lead={passageText(details, 'showroom-visit')}
      tone="surface"
      action={
        <div className={actions}>
          <PlainLink to="/contact" search={{ type: 'OTHER' }} className={primaryButton}>
            {m.showroom_book()}
          </PlainLink>
        </div>
      }
    >
      <div className={parts}>
        <FactSheet caption={m.showroom_visit()}>
          {facts.map(({ id, lang, title, text }) => (
            <Fact key={id} label={title} lang={lang}>
              {text}
            </Fact>
          ))}
        </FactSheet>
        <SiteOfShowroom details={details} mapKey={mapKey} />
      </div>
    </Section>
  );
}

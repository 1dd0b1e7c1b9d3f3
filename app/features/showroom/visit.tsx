import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { CompanyMap } from '#app/components/map/company-map.tsx';
import { headOffice } from '#app/components/map/company-places.ts';
import { placeElementId } from '#app/components/map/place.ts';
import { Fact, FactSheet } from '#app/components/posts/fact-sheet.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';

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

export function Visit({ mapKey }: { mapKey: string | undefined }) {
  const { place, notes } = headOffice();
  return (
    <Section
      id="visit"
      heading={m.showroom_visit()}
      lead={m.showroom_visit_lead()}
      tone="surface"
      action={
        <div className={actions}>
          <PlainLink to="/contact" search={{ type: 'OTHER' }} className={primaryButton}>
            {m.showroom_book()}
          </PlainLink>
        </div>
      }
    >
      <div id={placeElementId(place.id)} className={parts}>
        <FactSheet caption={m.showroom_visit()}>
          <Fact label={m.showroom_hours()}>{m.showroom_hours_text()}</Fact>
          <Fact label={m.showroom_booking()}>{m.showroom_booking_text()}</Fact>
          <Fact label={m.showroom_duration()}>{m.showroom_duration_text()}</Fact>
          <Fact label={m.showroom_bring()}>{m.showroom_bring_text()}</Fact>
          <Fact label={m.directions_address()}>
            {place.address}, {m.showroom_floor()}
          </Fact>
          <Fact label={m.directions_subway()}>{m.directions_office_subway()}</Fact>
        </FactSheet>
        <CompanyMap place={place} notes={notes} label={m.showroom_map()} mapKey={mapKey} />
        <p>
          <PlainLink to="/company/contactUS">{m.showroom_directions()}</PlainLink>
        </p>
      </div>
    </Section>
  );
}

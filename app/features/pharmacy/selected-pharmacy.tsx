import { css } from '@linaria/core';
import { DirectionsLinks } from '#app/components/map/directions-links.tsx';
import type { Place } from '#app/components/map/place.ts';
import { AddressText } from '#app/components/ui/address-text.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';

const block = css`
  display: grid;
  align-content: start;
  /* A fixed height: the map above must not jump. */
  min-height: 96px;

  & strong {
    color: ${color.text};
    font-size: 1rem;
  }

  & > p + p {
    margin-top: ${space(4)};
  }
`;

export function SelectedPharmacy({ place }: { place: Place | undefined }) {
  return (
    <div className={block}>
      {place ? (
        <>
          <p lang={place.lang}>
            <strong>{place.name}</strong>
          </p>
          <p lang={place.lang}>
            <AddressText text={place.address} />
          </p>
          <DirectionsLinks place={place} />
        </>
      ) : (
        <p>{m.pharmacy_map_hint()}</p>
      )}
    </div>
  );
}

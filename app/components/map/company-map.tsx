import { css } from '@linaria/core';
import { color, from } from '#app/styles/tokens.ts';
import { DirectionsLinks } from './directions-links.tsx';
import type { CompanyPlace } from './place.ts';
import { PlaceMap } from './place-map.tsx';

const frame = css`
  height: 26rem;
  border: 1px solid ${color.hairline};

  ${from.large} {
    height: 34rem;
  }

  @media print {
    height: 22rem;
    break-inside: avoid;
  }
`;

type Props = CompanyPlace & { label: string; mapKey: string | undefined };

export function CompanyMap({ place, notes, label, mapKey }: Props) {
  return (
    <div className={frame}>
      <PlaceMap places={[place]} notes={notes} label={label} mapKey={mapKey} selectedId={place.id}>
        <DirectionsLinks place={place} hasGoogle />
      </PlaceMap>
    </div>
  );
}

import { css, cx } from '@linaria/core';
import { DirectionsLinks } from '#app/components/map/directions-links.tsx';
import { type Place, placeElementId } from '#app/components/map/place.ts';
import { AddressText } from '#app/components/ui/address-text.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, negativeSpace, space, type } from '#app/styles/tokens.ts';
import type { Pharmacy } from '#contract/pharmacies.ts';

const row = css`
  display: grid;
  grid-template-columns: ${space(36)} minmax(0, 1fr);
  padding: ${space(12)} 0 ${space(12)} ${space(12)};
  border-bottom: 1px solid ${color.hairline};
  border-left: 3px solid transparent;

  ${from.small} {
    padding-top: ${space(24)};
  }
`;

const highlighted = css`
  background: ${color.surface};
  border-left-color: ${color.accent};
`;

const mark = css`
  padding-top: ${space(4)};
  color: ${color.muted};
  font-size: 0.875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const name = css`
  ${type.heading}
`;

const address = css`
  margin-top: ${space(4)};
`;

const facts = css`
  display: grid;
  grid-template-columns: 4.25rem minmax(0, 1fr);
  gap: ${space(4)} ${space(12)};
  margin-top: ${space(12)};
  ${type.note}

  & dt {
    color: ${color.muted};
  }

  & dd {
    word-break: keep-all;
  }

  & a {
    font-variant-numeric: tabular-nums;
    /* Touch target of 44 px. */
    padding-block: ${space(12)};
    margin-block: ${negativeSpace(12)};
  }
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(20)};
  margin-top: ${space(4)};
`;

const showButton = css`
  min-height: 44px;
  padding: 0;
  color: ${color.primary};
  background: none;
  border: 0;
  font-size: 0.9375rem;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: ${color.border};
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${from.large} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

type Props = {
  pharmacy: Pharmacy;
  place: Place;
  isHighlighted: boolean;
  onPoint: (id: number | undefined) => void;
  onSelect: (id: number) => void;
  /** Narrow screens: shows the pharmacy on the map. */
  onShow: (id: number) => void;
};

export function PharmacyRow({ pharmacy, place, isHighlighted, onPoint, onSelect, onShow }: Props) {
  const { id, subway, phone, products } = pharmacy;
  return (
    <li
      id={placeElementId(id)}
      className={cx(row, isHighlighted && highlighted)}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onSelect(id)}
    >
      <span className={mark} aria-hidden="true">
        {place.mark}
      </span>
      <div>
        <h3 className={name} lang={place.lang}>
          {pharmacy.name}
        </h3>
        <p className={address} lang={place.lang}>
          <AddressText text={pharmacy.address} />
        </p>
        <dl className={facts}>
          {subway ? (
            <>
              <dt>{m.pharmacy_subway()}</dt>
              <dd>{subway.label}</dd>
            </>
          ) : null}
          {phone ? (
            <>
              <dt>{m.pharmacy_phone()}</dt>
              <dd>
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
              </dd>
            </>
          ) : null}
          {products.length > 0 ? (
            <>
              <dt>{m.pharmacy_sells()}</dt>
              <dd>{products.map((product) => product.name.replaceAll(' ', '\u00a0')).join('\u00a0· ')}</dd>
            </>
          ) : null}
        </dl>
        <div className={ways}>
          <button type="button" className={showButton} onClick={() => onShow(id)}>
            {m.pharmacy_show_on_map()}
          </button>
          <DirectionsLinks place={place} />
        </div>
      </div>
    </li>
  );
}

import { css } from '@linaria/core';
import { useState } from 'react';
import { TextField } from '#app/components/forms/text-field.tsx';
import { control, Field } from '#app/components/ui/field.tsx';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { m } from '#app/paraglide/messages.js';
import { from, space } from '#app/styles/tokens.ts';
import type { PharmacyPlaces } from '#contract/staff-pharmacies.ts';
import type { PharmacyValues } from './pharmacy-values.ts';

export const twoColumns = css`
  display: grid;
  gap: ${space(20)} ${space(24)};
  align-items: start;

  ${from.small} {
    grid-template-columns: 1fr 1fr;
  }
`;

type FieldState = { name: string; error: string | undefined; hasFocus: boolean };

type Props = {
  places: PharmacyPlaces;
  values: PharmacyValues;
  isReadOnly: boolean;
  field: (name: string) => FieldState;
};

/** Province and district of the official list, and coordinates within the province. */
export function PlaceFields({ places: { provinces }, values, isReadOnly, field }: Props) {
  const mayChange = useMay('pharmacies.change');
  const [siNm, setProvince] = useState(values.siNm ?? '');
  const province = provinces.find(({ name }) => name === siNm);
  const district = field('sggNm');
  const latitude = field('latitude');
  const { box } = province ?? { box: null };
  const hint = box
    ? m.admin_pharmacy_box({
        province: siNm,
        south: String(box.south),
        north: String(box.north),
        west: String(box.west),
        east: String(box.east),
      })
    : undefined;
  return (
    <>
      <div className={twoColumns}>
        <Field {...field('siNm')} label={m.admin_pharmacy_province()} isRequired>
          {(props) => (
            <select
              {...props}
              className={control}
              disabled={!mayChange}
              value={siNm}
              onChange={({ currentTarget }) => setProvince(currentTarget.value)}
            >
              <option value="">{m.admin_pharmacy_choose()}</option>
              {provinces.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
        <Field {...district} label={m.admin_pharmacy_district()} isRequired>
          {(props) => (
            <select
              {...props}
              key={siNm}
              className={control}
              disabled={!mayChange}
              defaultValue={siNm === values.siNm ? values.sggNm : ''}
            >
              <option value="">{m.admin_pharmacy_choose()}</option>
              {province?.districts.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={twoColumns}>
        <TextField
          field={latitude}
          label={m.admin_pharmacy_latitude()}
          {...(hint === undefined ? {} : { hint })}
          inputMode="decimal"
          autoComplete="off"
          readOnly={isReadOnly}
          defaultValue={values.latitude}
        />
        <TextField
          field={field('longitude')}
          label={m.admin_pharmacy_longitude()}
          {...(hint === undefined ? {} : { hint: m.admin_pharmacy_degrees() })}
          inputMode="decimal"
          autoComplete="off"
          readOnly={isReadOnly}
          defaultValue={values.longitude}
        />
      </div>
    </>
  );
}

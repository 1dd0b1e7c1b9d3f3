import { css, cx } from '@linaria/core';
import { control, Field } from '#app/components/ui/field.tsx';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { from, space } from '#app/styles/tokens.ts';
import { type DialOption, parseDialValue, readOption, type WrittenOption } from './dial-codes.ts';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};

  ${from.small} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

const select = css`
  padding-inline-end: ${space(8)};
  text-overflow: ellipsis;
`;

function Options({ options }: { options: readonly DialOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

type Props = {
  values: { mobile?: string | undefined; mobileCountry?: string | undefined };
  countries: { likely: readonly WrittenOption[]; others: readonly WrittenOption[] };
  isRequired: boolean;
  error: string | undefined;
  hasFocus: boolean;
};

export function PhoneField({ values, countries, isRequired, error, hasFocus }: Props) {
  const likely = countries.likely.map(readOption);
  const others = countries.others.map(readOption);
  const posted = values.mobileCountry;
  const isKnown = [...likely, ...others].some(({ value }) => value === posted);
  // While the API is unavailable, a posted form knows only the chosen country.
  const unknown = !isKnown && posted ? parseDialValue(posted) : undefined;
  return (
    <Field
      name="mobile"
      label={m.inquiry_mobile()}
      hint={m.inquiry_mobile_hint()}
      error={error}
      hasFocus={hasFocus}
      isRequired={isRequired}
    >
      {(field) => (
        <div className={row}>
          <div>
            <label htmlFor="mobileCountry" className={visuallyHidden}>
              {m.inquiry_mobile_country()}
            </label>
            <select
              id="mobileCountry"
              name="mobileCountry"
              className={cx(control, select)}
              autoComplete="off"
              defaultValue={isKnown || unknown ? posted : likely[0]?.value}
            >
              {unknown ? <option value={posted}>{unknown.dialCode}</option> : null}
              <optgroup label={m.inquiry_countries_likely()}>
                <Options options={likely} />
              </optgroup>
              <optgroup label={m.inquiry_countries_all()}>
                <Options options={others} />
              </optgroup>
            </select>
          </div>
          <input
            {...field}
            className={control}
            defaultValue={values.mobile ?? ''}
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
          />
        </div>
      )}
    </Field>
  );
}

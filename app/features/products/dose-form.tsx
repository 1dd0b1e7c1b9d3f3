import { css } from '@linaria/core';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { primaryButton } from '#app/components/ui/button.ts';
import { control } from '#app/components/ui/field.tsx';
import type { DoseBasis } from '#app/dose/dose-basis.ts';
import { formatCount, scaleName, scalesOf } from '#app/dose/dose-numbers.ts';
import { maxTyped, readDoseSearch } from '#app/dose/dose-search.ts';
import type { Range, ReadDose } from '#app/dose/read-dose.ts';
import { formatNumber, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { useValue, ValueField } from './value-field.tsx';

const form = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(24)} ${space(20)};
  align-items: start;

  & > button {
    grid-column: 1 / -1;
    justify-self: start;
  }

  @media print {
    display: none;
  }
`;

const wide = css`
  grid-column: 1 / -1;
`;

const count = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(7.5rem, auto);
  gap: ${space(8)};
`;

const whole = ({ min, max }: Range) => m.dose_error_whole({ min: formatNumber(min), max: formatNumber(max) });
const decimal = ({ min, max }: Range) =>
  m.dose_error_range({ min: formatNumber(min), max: formatNumber(max) });
const large = ({ min, max }: Range) => m.dose_error_target({ min: formatCount(min), max: formatCount(max) });

type Props = { slug: string; dose: ReadDose; basis: DoseBasis };

/** A plain GET form: each result has a URL. */
export function DoseForm({ slug, dose, basis }: Props) {
  const navigate = useNavigate();
  const { values, errors } = dose;
  const target = useValue<HTMLInputElement>(values.target);
  const scale = useValue<HTMLSelectElement>(String(dose.scale));
  const servings = useValue<HTMLInputElement>(values.servings);
  const loss = useValue<HTMLInputElement>(values.loss);
  const months = useValue<HTMLInputElement>(values.months);
  const storage = useValue<HTMLSelectElement>(dose.storage.key);

  const calculate = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    await navigate({
      to: '/business/material/$code',
      params: { code: slug },
      search: readDoseSearch(Object.fromEntries(new FormData(element))),
      resetScroll: false,
    });
    const invalid = element.querySelector<HTMLElement>('[aria-invalid]');
    if (invalid) invalid.focus();
    else document.getElementById('dose-result')?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <form
      action={`/business/material/${slug}#dose-result`}
      method="get"
      noValidate
      onSubmit={calculate}
      className={form}
      aria-labelledby="dose-title"
    >
      <input type="hidden" name="lang" value={getLocale()} />
      <ValueField
        name="target"
        label={m.dose_target()}
        hint={m.dose_target_hint()}
        error={errors.target && large(errors.target)}
        className={wide}
      >
        {(props) => (
          <div className={count}>
            <input
              {...props}
              {...target}
              inputMode="decimal"
              maxLength={maxTyped}
              autoComplete="off"
              className={control}
            />
            <select {...scale} name="scale" aria-label={m.dose_scale()} className={control}>
              {scalesOf(getLocale()).map((power) => (
                <option key={power} value={power}>
                  {scaleName(power)} {basis.unit}
                </option>
              ))}
            </select>
          </div>
        )}
      </ValueField>
      <ValueField name="servings" label={m.dose_servings()} error={errors.servings && whole(errors.servings)}>
        {(props) => (
          <input
            {...props}
            {...servings}
            inputMode="numeric"
            maxLength={maxTyped}
            autoComplete="off"
            className={control}
          />
        )}
      </ValueField>
      <ValueField name="loss" label={m.dose_loss()} error={errors.loss && decimal(errors.loss)}>
        {(props) => (
          <input
            {...props}
            {...loss}
            inputMode="decimal"
            maxLength={maxTyped}
            autoComplete="off"
            className={control}
          />
        )}
      </ValueField>
      <ValueField
        name="months"
        label={m.dose_months()}
        hint={m.dose_months_hint({ months: String(basis.shelfLife) })}
        error={errors.months && whole(errors.months)}
        className={basis.storages.length > 1 ? undefined : wide}
      >
        {(props) => (
          <input
            {...props}
            {...months}
            inputMode="numeric"
            maxLength={maxTyped}
            autoComplete="off"
            className={control}
          />
        )}
      </ValueField>
      {basis.storages.length > 1 ? (
        <ValueField name="storage" label={m.dose_storage()}>
          {(props) => (
            <select {...props} {...storage} className={control}>
              {basis.storages.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </ValueField>
      ) : null}
      <button type="submit" className={primaryButton}>
        {m.dose_submit()}
      </button>
    </form>
  );
}

import { css } from '@linaria/core';
import { TextField } from '#app/components/forms/text-field.tsx';
import { tickBox } from '#app/components/forms/tick-box.ts';
import { FieldError } from '#app/components/ui/field.tsx';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { from, space } from '#app/styles/tokens.ts';
import { defaultLocale, locales } from '#contract/locales.ts';
import type { PharmacyPlaces } from '#contract/staff-pharmacies.ts';
import { addressField, nameField, type PharmacyValues } from './pharmacy-values.ts';
import { twoColumns } from './place-fields.tsx';

const threeColumns = css`
  display: grid;
  gap: ${space(20)} ${space(24)};
  align-items: start;

  ${from.medium} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const choices = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: 0 ${space(24)};
`;

type Props = {
  places: PharmacyPlaces;
  values: PharmacyValues;
  isReadOnly: boolean;
  field: (name: string) => { name: string; error: string | undefined; hasFocus: boolean };
};

export function NameFields({ values, isReadOnly, field }: Omit<Props, 'places'>) {
  return locales.map((locale) => {
    const language = formatLanguage(locale);
    const isRequired = locale === defaultLocale;
    return (
      <div key={locale} className={twoColumns}>
        <TextField
          field={field(nameField(locale))}
          label={m.admin_pharmacy_name_in({ language })}
          isRequired={isRequired}
          lang={locale}
          autoComplete="off"
          readOnly={isReadOnly}
          defaultValue={values[nameField(locale)]}
        />
        <TextField
          field={field(addressField(locale))}
          label={m.admin_pharmacy_address_in({ language })}
          isRequired={isRequired}
          lang={locale}
          autoComplete="off"
          readOnly={isReadOnly}
          defaultValue={values[addressField(locale)]}
        />
      </div>
    );
  });
}

/** All three parts of a station or none, with the stations of other pharmacies as suggestions. */
export function StationFields({ places: { stations }, values, isReadOnly, field }: Props) {
  const parts = [
    { name: 'subwayArea', label: m.admin_pharmacy_area(), known: stations.map(({ area }) => area) },
    { name: 'subwayLine', label: m.admin_pharmacy_line(), known: stations.map(({ line }) => line) },
    { name: 'subwayName', label: m.admin_pharmacy_station(), known: stations.map(({ name }) => name) },
  ];
  return (
    <div className={threeColumns}>
      {parts.map(({ name, label, known }) => (
        <TextField
          key={name}
          field={field(name)}
          label={label}
          isRequired={false}
          autoComplete="off"
          readOnly={isReadOnly}
          list={`known-${name}`}
          defaultValue={values[name]}
          after={
            <datalist id={`known-${name}`}>
              {[...new Set(known)].map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          }
        />
      ))}
    </div>
  );
}

export function ProductFields({ places: { products }, values, field }: Omit<Props, 'isReadOnly'>) {
  const mayChange = useMay('pharmacies.change');
  const chosen = new Set((values.products ?? '').split(','));
  const { error } = field('products');
  return (
    <fieldset>
      <legend>{m.admin_pharmacy_products()}</legend>
      <div className={choices}>
        {products.map(({ id, name }) => (
          <label key={id} className={tickBox}>
            <input
              type="checkbox"
              name="products"
              value={id}
              disabled={!mayChange}
              defaultChecked={chosen.has(String(id))}
              aria-invalid={error ? true : undefined}
            />
            {name}
          </label>
        ))}
      </div>
      <FieldError name="products" error={error} />
    </fieldset>
  );
}

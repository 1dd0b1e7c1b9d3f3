import { type Locale, locales } from '#contract/locales.ts';
import type { StaffPharmacy } from '#contract/staff-pharmacies.ts';
import type { PharmacyFields } from './staff-pharmacies.functions.ts';

/** Values of the form's controls by name. `products` are ids, separated by commas. */
export type PharmacyValues = Readonly<Record<string, string>>;

export const nameField = (locale: Locale) => `name.${locale}`;

export const addressField = (locale: Locale) => `address.${locale}`;

export function valuesOf(pharmacy: StaffPharmacy | undefined): PharmacyValues {
  if (!pharmacy) return {};
  const { translations, phone, siNm, sggNm, subwayArea, subwayLine, subwayName } = pharmacy;
  const texts = translations.flatMap(({ locale, name, address }) => [
    [nameField(locale), name],
    [addressField(locale), address],
  ]);
  return {
    ...Object.fromEntries(texts),
    ...{ siNm, sggNm, phone: phone ?? '' },
    ...{ subwayArea: subwayArea ?? '', subwayLine: subwayLine ?? '', subwayName: subwayName ?? '' },
    latitude: String(pharmacy.latitude),
    longitude: String(pharmacy.longitude),
    products: pharmacy.products.join(','),
  };
}

export function valuesIn(form: FormData): PharmacyValues {
  const products = form.getAll('products').map(Number);
  const others = [...form]
    .filter(([name]) => name !== 'products')
    .map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(others),
    products: products.toSorted((one, other) => one - other).join(','),
  };
}

function numberIn(text: string | undefined): number | null {
  const trimmed = (text ?? '').trim();
  return trimmed === '' || Number.isNaN(Number(trimmed)) ? null : Number(trimmed);
}

/** A language without any text is left out; one with a part gives an error of the API. */
export function fieldsOf(values: PharmacyValues): PharmacyFields {
  const text = (name: string) => (values[name] ?? '').trim();
  const translations = locales.flatMap((locale) => {
    const [name, address] = [text(nameField(locale)), text(addressField(locale))];
    return name === '' && address === '' ? [] : [{ locale, name, address }];
  });
  return {
    translations,
    phone: text('phone') || null,
    siNm: text('siNm'),
    sggNm: text('sggNm'),
    subwayArea: text('subwayArea') || null,
    subwayLine: text('subwayLine') || null,
    subwayName: text('subwayName') || null,
    latitude: numberIn(values.latitude),
    longitude: numberIn(values.longitude),
    products: text('products').split(',').filter(Boolean).map(Number),
  };
}

/** Errors of the API name the position of a translation; the form names its language. */
export function fieldOfError(path: string, fields: PharmacyFields): string {
  const [, index, part] = /^translations\.(\d+)\.(name|address)$/.exec(path) ?? [];
  const locale = fields.translations[Number(index)]?.locale;
  if (locale) return part === 'name' ? nameField(locale) : addressField(locale);
  return path === 'translations' ? nameField('ko-KR') : path;
}

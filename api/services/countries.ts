import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { Locale } from '#contract/locales.ts';
import type { Country } from '#contract/settings.ts';

const lists = new Map<Locale, Country[]>();

function createList(locale: Locale): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, dialCode: `+${getCountryCallingCode(code)}` }))
    .toSorted((one, other) => compare(one.name, other.name));
}

export function listCountries(locale: Locale): Country[] {
  const list = lists.get(locale) ?? createList(locale);
  lists.set(locale, list);
  return list;
}

import { brandNames } from '#contract/brand.ts';
import type { Locale } from '#contract/locales.ts';

let names: Readonly<Record<Locale, string>> = brandNames;

/** For the whole process: mails, text messages and the description of the API. */
export function setBrandNames(given: Readonly<Record<Locale, string>>): void {
  names = given;
}

export function brandNameIn(locale: Locale): string {
  return names[locale];
}

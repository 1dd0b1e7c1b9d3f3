import type { Locale } from '#contract/locales.ts';

/** The element of a field, for links from findings. */
export function fieldId(name: string, locale?: Locale | null): string {
  return locale ? `field-${locale}-${name}` : `field-${name}`;
}

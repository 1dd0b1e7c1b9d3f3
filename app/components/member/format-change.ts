import { getLocale } from '#app/i18n/locale.ts';

export function formatChange(value: number): string {
  // U+2212 is as wide as the plus sign; a hyphen is not.
  return new Intl.NumberFormat(getLocale(), { signDisplay: 'exceptZero' }).format(value).replace('-', '−');
}

import { defaultLocale, type Locale } from '#contract/locales.ts';
import type { Country } from '#contract/settings.ts';

/*
 * A country of the phone field is sent as its code and its dial code in one, such as KR+82: some dial codes belong to
 * several countries, and nothing has to be looked up to put a number together.
 */

export type DialOption = { value: string; label: string };

/** An option as it goes into the browser, such as `KR+82 South Korea`: 240 of them are a page's longest part. */
export type WrittenOption = string;

export function readOption(option: WrittenOption): DialOption {
  const [value = '', ...name] = option.split(' ');
  return { value, label: `${name.join(' ')} ${parseDialValue(value)?.dialCode ?? ''}` };
}

const pattern = /^([A-Z]{2})(\+\d{1,4})$/;

export function parseDialValue(value: string | undefined): { country: string; dialCode: string } | undefined {
  const [, country, dialCode] = pattern.exec(value ?? '') ?? [];
  return country && dialCode ? { country, dialCode } : undefined;
}

/** Where visitors in a language most likely are. */
const likelyCountry: Record<Locale, string> = {
  'ko-KR': 'KR',
  'en-US': 'US',
  'zh-CN': 'CN',
  'zh-TW': 'TW',
  'ja-JP': 'JP',
};

/** Countries to choose from: the likely ones, the language's own first, and then all by name. */
export function dialOptions(countries: readonly Country[], locale: Locale) {
  const first = [likelyCountry[locale], likelyCountry[defaultLocale], ...Object.values(likelyCountry)];
  const likely = [...new Set(first)].flatMap((code) => countries.filter((country) => country.code === code));
  const others = countries.filter((country) => !likely.includes(country));
  const write = ({ code, name, dialCode }: Country): WrittenOption => `${code}${dialCode} ${name}`;
  return { likely: likely.map(write), others: others.map(write) };
}

/** Whether a number names its country itself: +82 10 ..., in any width of the plus sign, or 0082 10 .... */
export function hasDialCode(number: string): boolean {
  return /^(\+|00)/.test(number.normalize('NFKC').trim());
}

/** A number as it was typed together with the chosen country's dial code; as typed where it has one itself. */
export function wholeNumber(number: string | undefined, dialValue: string | undefined): string | undefined {
  const dialCode = parseDialValue(dialValue)?.dialCode;
  if (!number?.trim() || !dialCode || hasDialCode(number)) return number;
  return `${dialCode} ${number.normalize('NFKC').trim()}`;
}

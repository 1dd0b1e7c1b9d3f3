import { defaultLocale, type Locale } from '#contract/locales.ts';
import type { Country } from '#contract/settings.ts';

/* A country is sent as code and dial code, such as KR+82: several countries share a dial code. */

export type DialOption = { value: string; label: string };

/** Serialized option such as `KR+82 South Korea`: 240 options are the largest part of the page. */
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

const likelyCountry: Record<Locale, string> = {
  'ko-KR': 'KR',
  'en-US': 'US',
  'zh-CN': 'CN',
  'zh-TW': 'TW',
  'ja-JP': 'JP',
};

/** Likely countries first, the language's own at the top; then all by name. */
export function dialOptions(countries: readonly Country[], locale: Locale) {
  const first = [likelyCountry[locale], likelyCountry[defaultLocale], ...Object.values(likelyCountry)];
  const likely = [...new Set(first)].flatMap((code) => countries.filter((country) => country.code === code));
  const others = countries.filter((country) => !likely.includes(country));
  const write = ({ code, name, dialCode }: Country): WrittenOption => `${code}${dialCode} ${name}`;
  return { likely: likely.map(write), others: others.map(write) };
}

/** Whether a number starts with its dial code (+82 or 0082; full-width plus included). */
export function hasDialCode(number: string): boolean {
  return /^(\+|00)/.test(number.normalize('NFKC').trim());
}

export function wholeNumber(number: string | undefined, dialValue: string | undefined): string | undefined {
  const dialCode = parseDialValue(dialValue)?.dialCode;
  if (!number?.trim() || !dialCode || hasDialCode(number)) return number;
  return `${dialCode} ${number.normalize('NFKC').trim()}`;
}

import { brandNames } from '#contract/brand.ts';
import type { ContactType } from '#contract/contact-reference.ts';
import type { Locale } from '#contract/locales.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import koKR from './words/ko-KR.json' with { type: 'json' };
import staff from './words/staff.json' with { type: 'json' };
import zhCN from './words/zh-CN.json' with { type: 'json' };

/** The words of mails and text messages. A language that lacks one does not compile. */
type WrittenWords = Record<keyof typeof koKR, string>;

export type Words = WrittenWords & { brand: string };

/** Words with the company's name in them, where they say {brand}. */
function named(words: WrittenWords, locale: Locale): Words {
  const brand = brandNames[locale];
  const entries = Object.entries(words).map(([key, text]) => [key, text.replaceAll('{brand}', brand)]);
  return { ...words, ...Object.fromEntries(entries), brand };
}

const english = named(enUS, 'en-US');

const wordsByLocale: Record<Locale, Words> = {
  'ko-KR': named(koKR, 'ko-KR'),
  'en-US': english,
  'zh-CN': named(zhCN, 'zh-CN'),
  'zh-TW': english,
  'ja-JP': english,
};

/** Words of a visitor's language. Traditional Chinese and Japanese are served in English. */
export function wordsOf(locale: Locale): Words {
  return wordsByLocale[locale];
}

/** The language in which `wordsOf` answers. */
export function mailLocale(locale: Locale): Locale {
  return wordsByLocale[locale] === english ? 'en-US' : locale;
}

/** Words of mails to staff, who read Korean. */
export const staffWords = staff;

export function typeName(words: Words, type: ContactType): string {
  return words[`type_${type}`];
}

/** A text with its placeholders filled in. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

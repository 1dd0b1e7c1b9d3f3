import type { ContactType } from '#contract/contacts.ts';
import type { Locale } from '#contract/locales.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import koKR from './words/ko-KR.json' with { type: 'json' };
import staff from './words/staff.json' with { type: 'json' };
import zhCN from './words/zh-CN.json' with { type: 'json' };

/** The words of mails and text messages. A language that lacks one does not compile. */
export type Words = Record<keyof typeof koKR, string>;

const wordsByLocale: Record<Locale, Words> = {
  'ko-KR': koKR,
  'en-US': enUS,
  'zh-CN': zhCN,
  'zh-TW': enUS,
  'ja-JP': enUS,
};

/** Words of a visitor's language. Traditional Chinese and Japanese are served in English. */
export function wordsOf(locale: Locale): Words {
  return wordsByLocale[locale];
}

/** The language in which `wordsOf` answers. */
export function mailLocale(locale: Locale): Locale {
  return wordsByLocale[locale] === enUS ? 'en-US' : locale;
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

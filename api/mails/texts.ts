import { brandNames } from '#contract/brand.ts';
import type { ContactType } from '#contract/contact-reference.ts';
import type { Locale } from '#contract/locales.ts';
import enUS from './texts/en-US.json' with { type: 'json' };
import koKR from './texts/ko-KR.json' with { type: 'json' };
import staff from './texts/staff.json' with { type: 'json' };
import zhCN from './texts/zh-CN.json' with { type: 'json' };

type TextTemplates = Record<keyof typeof koKR, string>;

export type Texts = TextTemplates & { brand: string };

function named(templates: TextTemplates, locale: Locale): Texts {
  const brand = brandNames[locale];
  const entries = Object.entries(templates).map(([key, text]) => [key, text.replaceAll('{brand}', brand)]);
  return { ...templates, ...Object.fromEntries(entries), brand };
}

const english = named(enUS, 'en-US');

const wordsByLocale: Record<Locale, Texts> = {
  'ko-KR': named(koKR, 'ko-KR'),
  'en-US': english,
  'zh-CN': named(zhCN, 'zh-CN'),
  'zh-TW': english,
  'ja-JP': english,
};

export function textsFor(locale: Locale): Texts {
  return wordsByLocale[locale];
}

export function mailLocale(locale: Locale): Locale {
  return wordsByLocale[locale] === english ? 'en-US' : locale;
}

export const staffTexts = staff;

export function typeName(texts: Texts, type: ContactType): string {
  return texts[`type_${type}`];
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

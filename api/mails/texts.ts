import type { ContactType } from '#contract/contact-types.ts';
import type { Locale } from '#contract/locales.ts';
import { brandNameIn } from '../brand-names.ts';
import enUS from './texts/en-US.json' with { type: 'json' };
import jaJP from './texts/ja-JP.json' with { type: 'json' };
import koKR from './texts/ko-KR.json' with { type: 'json' };
import staff from './texts/staff.json' with { type: 'json' };
import zhCN from './texts/zh-CN.json' with { type: 'json' };
import zhTW from './texts/zh-TW.json' with { type: 'json' };

type TextTemplates = Record<keyof typeof koKR, string>;

export type Texts = TextTemplates & { brand: string };

const templatesOf: Record<Locale, TextTemplates> = {
  'ko-KR': koKR,
  'en-US': enUS,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'ja-JP': jaJP,
};

export function textsFor(locale: Locale): Texts {
  const templates = templatesOf[locale];
  const brand = brandNameIn(locale);
  const entries = Object.entries(templates).map(([key, text]) => [
    key,
    text.replaceAll('{brand}', () => brand),
  ]);
  return { ...templates, ...Object.fromEntries(entries), brand };
}

export const staffTexts = staff;

export function typeName(texts: Texts, type: ContactType): string {
  return texts[`type_${type}`];
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

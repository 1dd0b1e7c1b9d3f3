import type { CompleteLocale } from '#contract/locales.ts';
import enUS from './texts/en-US.json' with { type: 'json' };
import koKR from './texts/ko-KR.json' with { type: 'json' };
import zhCN from './texts/zh-CN.json' with { type: 'json' };

/* Separate from messages/, whose letters decide which fonts every page loads. */

export type DocumentTexts = typeof koKR;

const texts: Readonly<Record<CompleteLocale, DocumentTexts>> = {
  'ko-KR': koKR,
  'en-US': enUS,
  'zh-CN': zhCN,
};

export const documentTexts = (locale: CompleteLocale): DocumentTexts => texts[locale];

/** The values of its placeholders may have any characters. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { defaultLocale, type Locale, locales } from '#contract/locales.ts';
import type { ContentText } from './content-texts.ts';

const root = resolve(import.meta.dirname, '../..');

const files = [
  'messages/*.json',
  'api/mails/texts/*.json',
  'api/services/privacy-requests/texts/*.json',
  'api/services/{desk-sample,staff-lots,staff-pharmacies}/*.json',
  'app/material-documents/texts/*.json',
  'contract/examples.json',
] as const;

const codeFiles = ['api/services/desk-sample/*.ts', 'api/services/members/sample-data.ts'] as const;

const isHangul = /\p{Script=Hangul}/u;
const isHan = /\p{Script=Han}/u;

function localeOf(file: string, text: string): Locale {
  const named = locales.find((locale) => basename(file, '.json').endsWith(locale));
  if (named) return named;
  if (isHangul.test(text)) return defaultLocale;
  return isHan.test(text) ? 'zh-CN' : 'en-US';
}

function textsIn(place: string, file: string, value: unknown): ContentText[] {
  if (typeof value === 'string') return [{ place, locale: localeOf(file, value), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, given]) => textsIn(`${place} ${name}`, file, given));
}

const found = (patterns: readonly string[]) => globSync([...patterns], { cwd: root }).sort();

function codeTexts(file: string): ContentText[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((text, index) =>
    isHangul.test(text) ? [{ place: `${file}:${index + 1}`, locale: defaultLocale, text }] : [],
  );
}

export const fileTexts: readonly ContentText[] = [
  ...found(files).flatMap((file) => {
    const texts: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return textsIn(file, file, texts);
  }),
  ...found(codeFiles).flatMap(codeTexts),
];

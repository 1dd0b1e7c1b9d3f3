import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type Locale, locales } from '#contract/locales.ts';
import { contentRoot } from './facts.ts';

/** `place` is a file of content/ or messages/, with the key of a list's entry or of a message. */
export type ContentText = { place: string; locale: Locale; text: string };

const isLocale = (name: string): name is Locale => locales.some((locale) => locale === name);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Markdown of posts, products, FAQs and documents. Terms have their own tests. */
function markdownTexts(root: string): ContentText[] {
  return globSync('{news,press,patents,theses,products,faqs,documents}/*/*.md', { cwd: root }).flatMap(
    (place) => {
      const locale = basename(place, '.md');
      return isLocale(locale) ? [{ place, locale, text: readFileSync(join(root, place), 'utf8') }] : [];
    },
  );
}

function suggestedText(place: string, text: string): string {
  return place.startsWith('synonyms.yaml') ? (text.split(',')[0] ?? '') : text;
}

function textsOf(place: string, value: unknown): ContentText[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    if (isLocale(name) && typeof field === 'string')
      return [{ place, locale: name, text: suggestedText(place, field) }];
    return textsOf(place, field);
  });
}

function listTexts(root: string): ContentText[] {
  return globSync('*.yaml', { cwd: root, exclude: ['facts.yaml', 'places.yaml', 'pharmacies.yaml'] }).flatMap(
    (file) => {
      const entries: unknown = parse(readFileSync(join(root, file), 'utf8'));
      if (!Array.isArray(entries)) return [];
      return entries.flatMap((entry: unknown) =>
        textsOf(isRecord(entry) ? `${file} ${String(entry.key)}` : file, entry),
      );
    },
  );
}

function messageTexts(root: string): ContentText[] {
  return locales.flatMap((locale) => {
    const messages: unknown = JSON.parse(readFileSync(join(root, `../messages/${locale}.json`), 'utf8'));
    if (!isRecord(messages)) return [];
    return Object.entries(messages).flatMap(([key, text]) =>
      typeof text === 'string' && !/^(?:\$|admin_)/.test(key)
        ? [{ place: `messages ${key}`, locale, text }]
        : [],
    );
  });
}

export const siteTexts: readonly ContentText[] = [
  ...markdownTexts(contentRoot),
  ...listTexts(contentRoot),
  ...messageTexts(contentRoot),
];

import { isDeepStrictEqual } from 'node:util';
import { gramsOf, searchBody } from '#api/services/search-text.ts';
import { defaultLocale, type Locale, locales } from '#contract/locales.ts';
import type { ItemContent, languageStates } from '#contract/staff-content.ts';
import { type ItemKind, kindFields } from '#contract/staff-content-fields.ts';

/* Columns of an item that are derived from its content, for lists. */

/** An index row holds no longer ones. */
const titleMaxLength = 200;

export type LanguageState = (typeof languageStates)[number];

export type LanguageChanges = Partial<Record<Locale, string>>;

/** Some details of the company have no title: then it is their text. */
function titlesOf(kind: ItemKind, { languages }: ItemContent): string[] {
  const names = Object.keys(kindFields[kind].languages);
  return locales.flatMap((locale) => {
    const texts = names.map((name) => languages[locale]?.[name]);
    const title = texts.find((text) => typeof text === 'string' && text !== '');
    return typeof title === 'string' ? [title.replaceAll(/\s+/g, ' ')] : [];
  });
}

/** When each language changed last. A confirmed one counts as changed. */
export function languageChangesOf(
  before: { content: ItemContent; changes: LanguageChanges } | undefined,
  content: ItemContent,
  now: Date,
  confirmed: readonly Locale[] = [],
): LanguageChanges {
  const changed = locales.flatMap((locale) => {
    const texts = content.languages[locale];
    if (!texts) return [];
    const known = before?.changes[locale];
    const isSame = isDeepStrictEqual(before?.content.languages[locale], texts);
    return [[locale, known && isSame && !confirmed.includes(locale) ? known : now.toISOString()]];
  });
  return Object.fromEntries(changed);
}

function isPartial(kind: ItemKind, texts: ItemContent['languages'][Locale]): boolean {
  const isArticle = kindFields[kind].languages.body !== undefined && kind !== 'press';
  return isArticle && !texts?.body;
}

export function languageStateOf(
  kind: ItemKind,
  { languages }: ItemContent,
  changes: LanguageChanges,
  locale: Locale,
): LanguageState {
  const texts = languages[locale];
  if (!texts) return 'missing';
  if (isPartial(kind, texts)) return 'partial';
  const [original, own] = [changes[defaultLocale], changes[locale]];
  return original !== undefined && own !== undefined && own < original ? 'outdated' : 'current';
}

/** A language and its state, as they are in `terms`. Characters and pairs of a text are shorter. */
export function languageTerm(locale: Locale, state: LanguageState): string {
  return `${state}:${locale}`;
}

export function languagesOfTerms(terms: readonly string[]): { locale: Locale; state: LanguageState }[] {
  return locales.map((locale) => {
    const term = terms.find((candidate) => candidate.endsWith(`:${locale}`));
    const state = term?.split(':')[0];
    return { locale, state: isLanguageState(state) ? state : 'missing' };
  });
}

function isLanguageState(state: string | undefined): state is LanguageState {
  return state !== undefined && ['missing', 'partial', 'outdated', 'current'].includes(state);
}

export function columnsOf(kind: ItemKind, key: string, content: ItemContent, changes: LanguageChanges) {
  const titles = titlesOf(kind, content);
  const search = searchBody([...titles, key]);
  const states = locales.map((locale) =>
    languageTerm(locale, languageStateOf(kind, content, changes, locale)),
  );
  const { position } = content.fields;
  return {
    title: (titles[0] ?? '').slice(0, titleMaxLength),
    position: typeof position === 'number' ? position : 0,
    languageChanges: changes,
    search,
    terms: [...new Set([...gramsOf(search), ...states])],
  };
}

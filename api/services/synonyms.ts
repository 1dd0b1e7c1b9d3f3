import { and, asc, eq, ne } from 'drizzle-orm';
import { defaultLocale, type Locale } from '#contract/locales.ts';
import type { Database, Transaction } from '../db/database.ts';
import { entries, entryTranslations } from '../db/schema/index.ts';
import { readOncePerVersion } from './content-version.ts';
import { isPublic } from './published.ts';
import { queryText } from './query-text.ts';
import { byFallback } from './translations.ts';

type SynonymWord = { locale: Locale; text: string };

/** Words that mean the same, in the order of the languages. */
export type SynonymGroup = readonly SynonymWord[];

/** The words of the group of each word, as queries have them. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** The search takes each word of a query in as many spellings. */
export const maxWordsOfGroup = 6;

const separators = /[,，、;]/;

export function wordsOf(text: string): string[] {
  return text
    .split(separators)
    .map((word) => word.trim())
    .filter(Boolean);
}

export const wordsIn = (locale: Locale, text: string): SynonymWord[] =>
  wordsOf(text).map((word) => ({ locale, text: word }));

/** The word of a group that visitors of a language see: its first one, or else the first English one. */
export function shownWord(group: SynonymGroup, visitor: Locale): SynonymWord | undefined {
  return group.find(({ locale }) => locale === visitor) ?? group.find(({ locale }) => locale === 'en-US');
}

/** A word of several groups belongs to the first. */
export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const known = new Map<string, readonly string[]>();
  for (const group of groups) {
    const words = group.map(queryText);
    for (const word of words) if (!known.has(word)) known.set(word, words);
  }
  return known;
}

/** Korean words first. Without the group with the key `except`. */
export async function listSynonymGroups(
  db: Database | Transaction,
  except?: string,
): Promise<SynonymGroup[]> {
  const rows = await db
    .select({ id: entries.id, locale: entryTranslations.locale, data: entryTranslations.data })
    .from(entries)
    .innerJoin(entryTranslations, eq(entryTranslations.entryId, entries.id))
    .where(
      and(
        eq(entries.kind, 'synonym'),
        isPublic(entries.publishedAt),
        except === undefined ? undefined : ne(entries.slug, except),
      ),
    )
    .orderBy(asc(entries.position), asc(entries.id), byFallback(entryTranslations.locale, [defaultLocale]));
  const byId = Map.groupBy(rows, ({ id }) => id);
  return [...byId.values()].map((languages) =>
    languages.flatMap(({ locale, data }) => wordsIn(locale, data.words ?? '')),
  );
}

export const readSynonyms = readOncePerVersion(async (db): Promise<Synonyms> => {
  const groups = await listSynonymGroups(db);
  return synonymsOf(groups.map((group) => group.map(({ text }) => text)));
});

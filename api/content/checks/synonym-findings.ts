import * as v from 'valibot';
import type { Transaction } from '#api/db/database.ts';
import { listSynonymGroups, maxWordsOfGroup, wordsIn } from '#api/services/synonyms.ts';
import { localeSchema } from '#contract/locale-schemas.ts';
import type { ItemContent } from '#contract/staff-content.ts';
import type { Finding } from '#contract/staff-content-findings.ts';
import { normalise } from '#rules/hangul.ts';
import { finding } from './field-findings.ts';

const maxLength = 40;
const field = 'words';

/** Whether the words are a group, and which of them other groups have. */
export async function checkSynonyms(
  tx: Transaction,
  { key, content }: { key: string; content: ItemContent },
): Promise<Finding[]> {
  const words = Object.entries(content.languages).flatMap(([locale, { words: text }]) =>
    v.is(localeSchema, locale) && typeof text === 'string'
      ? wordsIn(locale, text).map((word) => ({ ...word, field }))
      : [],
  );
  const groups = await listSynonymGroups(tx, key);
  const others = new Set(groups.flat().map(({ text }) => normalise(text)));
  const different = new Set(words.map(({ text }) => normalise(text))).size;
  return [
    ...(different < 2 ? [finding('error', 'too_few_words', { field })] : []),
    ...(different > maxWordsOfGroup ? [finding('error', 'too_many_words', { field })] : []),
    ...words.filter(({ text }) => text.length > maxLength).map((word) => finding('error', 'long_word', word)),
    ...words
      .filter(({ text }) => others.has(normalise(text)))
      .map((word) => finding('error', 'word_of_other_group', word)),
  ];
}

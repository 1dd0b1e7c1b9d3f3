import type { SearchType } from '#contract/filters.ts';
import type { Database } from '../db/database.ts';
import { searchDocuments } from '../db/schema/index.ts';
import { gramsOf, plainText, searchBody } from '../services/search-text.ts';
import { excluded } from './changes.ts';

type Searchable = {
  kind: SearchType;
  itemId: number;
  titles: string[];
  texts: string[];
};

const batchSize = 50;

function toRow({ kind, itemId, titles, texts }: Searchable) {
  const body = searchBody([...titles, ...texts.map(plainText)]);
  return { kind, itemId, title: searchBody(titles), body, grams: gramsOf(body) };
}

/** Includes unpublished items: the search checks the items themselves. */
export async function storeSearchDocuments(tx: Database, items: readonly Searchable[]): Promise<void> {
  for (let start = 0; start < items.length; start += batchSize)
    await tx
      .insert(searchDocuments)
      .values(items.slice(start, start + batchSize).map(toRow))
      .onConflictDoUpdate({
        target: [searchDocuments.kind, searchDocuments.itemId],
        set: {
          title: excluded('title'),
          body: excluded('body'),
          grams: excluded('grams'),
        },
      });
}

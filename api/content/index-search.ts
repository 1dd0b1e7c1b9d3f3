import type { SearchType } from '#contract/filters.ts';
import type { Database } from '../db/database.ts';
import { searchDocuments } from '../db/schema/index.ts';
import { gramsOf, plainText, searchBody } from '../services/search-text.ts';
import { excluded } from './changes.ts';

type Searchable = {
  kind: SearchType;
  itemId: number;
  /** In every language. */
  titles: string[];
  /** The rest of what visitors read of it, Markdown or plain. */
  texts: string[];
};

/** Rows of one INSERT: each holds thousands of keys. */
const batchSize = 50;

function toRow({ kind, itemId, titles, texts }: Searchable) {
  const body = searchBody([...titles, ...texts.map(plainText)]);
  return { kind, itemId, title: searchBody(titles), body, grams: gramsOf(body) };
}

/** Stores what is searched of these items, published or not: the search asks the items themselves. */
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

import type { Transaction } from '#api/db/database.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';
import { loadCategories } from './load-categories.ts';
import { loadDocuments } from './load-documents.ts';
import { loadEntries } from './load-entries.ts';
import { loadPosts } from './load-posts.ts';
import { loadProducts } from './load-products.ts';
import type { StoredItem } from './stored-item.ts';

/** Items of the public tables. @param keys at most some hundred */
export async function loadItems(
  tx: Transaction,
  kind: ItemKind,
  keys: readonly string[],
): Promise<StoredItem[]> {
  if (keys.length === 0) return [];
  switch (kind) {
    case 'news':
    case 'press':
    case 'patent':
    case 'thesis':
      return loadPosts(tx, kind, keys);
    case 'product':
      return loadProducts(tx, keys);
    case 'document':
      return loadDocuments(tx, keys);
    case 'category':
      return loadCategories(tx, keys);
    default:
      return loadEntries(tx, kind, keys);
  }
}

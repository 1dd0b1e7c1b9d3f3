import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { categories, documents, entries, posts, products } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import { type ItemSource, isPostKind } from './parse-item.ts';
import { deleteItem } from './store-item.ts';

type Named = Pick<ItemSource, 'kind' | 'key'>;

const hidden = { publishedAt: null };

async function isInUse(tx: Transaction, { key }: Named): Promise<boolean> {
  const own = sql`(select ${categories.id} from ${categories} where ${categories.kind} || '/' || ${categories.key} = ${key})`;
  const inPosts = await tx.$count(posts, sql`${posts.categoryId} = ${own}`);
  return inPosts > 0 || (await tx.$count(entries, sql`${entries.categoryId} = ${own}`)) > 0;
}

/** Hides the item in the public tables. It needs nothing of the item's content. @throws {ProblemError} conflict for a category with items */
export async function hideItem(tx: Transaction, item: Named): Promise<void> {
  const { kind, key } = item;
  if (isPostKind(kind))
    await tx
      .update(posts)
      .set(hidden)
      .where(and(eq(posts.kind, kind), eq(posts.slug, key)));
  else if (kind === 'product') await tx.update(products).set(hidden).where(eq(products.slug, key));
  else if (kind === 'document') await tx.update(documents).set(hidden).where(sql`${documents.type} = ${key}`);
  else if (kind === 'category') {
    if (await isInUse(tx, item)) throw new ProblemError('conflict');
    await deleteItem(tx, item);
  } else
    await tx
      .update(entries)
      .set(hidden)
      .where(and(eq(entries.kind, kind), eq(entries.slug, key)));
}

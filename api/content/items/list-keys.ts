import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { categories, documents, entries, posts, products } from '#api/db/schema/index.ts';
import { postKinds } from '#contract/posts.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';

function isPostKind(kind: ItemKind): kind is (typeof postKinds)[number] {
  return postKinds.some((known) => known === kind);
}

function select(tx: Transaction, kind: ItemKind) {
  if (isPostKind(kind))
    return tx.select({ key: posts.slug }).from(posts).where(eq(posts.kind, kind)).orderBy(asc(posts.slug));
  switch (kind) {
    case 'product':
      return tx.select({ key: products.slug }).from(products).orderBy(asc(products.slug));
    case 'document':
      return tx
        .selectDistinct({ key: sql<string>`${documents.type}`.as('key') })
        .from(documents)
        .orderBy(sql`key`);
    case 'category':
      return tx
        .select({ key: sql<string>`${categories.kind} || '/' || ${categories.key}` })
        .from(categories)
        .orderBy(asc(categories.kind), asc(categories.position), asc(categories.id));
    default:
      return tx
        .select({ key: entries.slug })
        .from(entries)
        .where(eq(entries.kind, kind))
        .orderBy(asc(entries.position), asc(entries.slug));
  }
}

export async function listKeys(tx: Transaction, kind: ItemKind): Promise<string[]> {
  return (await select(tx, kind)).map(({ key }) => key);
}

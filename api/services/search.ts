import { and, arrayContains, type Column, desc, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SearchType } from '#contract/filters.ts';
import type { Languages } from '#contract/locales.ts';
import { postDetailSchemas } from '#contract/posts.ts';
import type { HitCounts, SearchHit } from '#contract/search.ts';
import type { Database } from '../db/database.ts';
import { posts, products, searchDocuments } from '../db/schema/index.ts';
import { offsetOf, type Paged, type PageQuery } from './page-info.ts';
import { findPostsById } from './posts.ts';
import { findProductsById } from './products.ts';
import { isPublic } from './published.ts';
import { queryGrams, queryPattern, queryWords } from './search-text.ts';

type Found = { kind: SearchType; itemId: number };

function holdsAll(text: Column, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`${text} ~ ${queryPattern(word)}`));
}

/** The site has no page of an own product that is no longer sold. */
const hasPage = sql`(${products.type} = 'pb' and not ${products.active}) is not true`;

/** The index finds candidates by grams; the text decides. */
export function findHits(db: Database, words: readonly string[], type: SearchType | undefined) {
  const publishedAt = sql`coalesce(${posts.publishedAt}, ${products.publishedAt})`;
  return db
    .select({
      kind: searchDocuments.kind,
      itemId: searchDocuments.itemId,
      inTitle: sql<boolean>`${holdsAll(searchDocuments.title, words)}`.as('in_title'),
      since: sql<Date>`${publishedAt}`.as('since'),
    })
    .from(searchDocuments)
    .leftJoin(posts, and(eq(posts.kind, searchDocuments.kind), eq(posts.id, searchDocuments.itemId)))
    .leftJoin(products, and(eq(searchDocuments.kind, 'product'), eq(products.id, searchDocuments.itemId)))
    .where(
      and(
        arrayContains(searchDocuments.grams, words.flatMap(queryGrams)),
        holdsAll(searchDocuments.body, words),
        type && eq(searchDocuments.kind, type),
        isPublic(publishedAt),
        hasPage,
      ),
    );
}

const noHits: HitCounts = { product: 0, patent: 0, thesis: 0, news: 0, press: 0 };

async function countHits(db: Database, words: readonly string[]): Promise<HitCounts> {
  const hits = db.$with('hits').as(findHits(db, words, undefined));
  const rows = await db
    .with(hits)
    .select({ kind: hits.kind, total: sql<number>`count(*)::int` })
    .from(hits)
    .groupBy(hits.kind);
  return { ...noHits, ...Object.fromEntries(rows.map(({ kind, total }) => [kind, total])) };
}

function findPage(
  db: Database,
  words: readonly string[],
  { type, ...page }: PageQuery & { type?: SearchType | undefined },
): Promise<Found[]> {
  const hits = db.$with('hits').as(findHits(db, words, type));
  return db
    .with(hits)
    .select({ kind: hits.kind, itemId: hits.itemId })
    .from(hits)
    .orderBy(desc(hits.inTitle), desc(hits.since), hits.kind, desc(hits.itemId))
    .limit(page.size)
    .offset(offsetOf(page));
}

const pressSchema = v.pick(postDetailSchemas.press, ['externalUrl']);

async function withDetails(
  db: Database,
  found: readonly Found[],
  languages: Languages,
): Promise<SearchHit[]> {
  const idsOf = (isProduct: boolean) =>
    found.filter(({ kind }) => (kind === 'product') === isProduct).map(({ itemId }) => itemId);
  const [productsById, postsById] = await Promise.all([
    findProductsById(db, idsOf(true), languages),
    findPostsById(db, idsOf(false), languages),
  ]);
  return found.flatMap(({ kind, itemId: id }): SearchHit[] => {
    if (kind === 'product') {
      const product = productsById.get(id);
      if (!product) return [];
      const { name: title, summary, image: thumbnail, locale, type: productType } = product;
      return [{ type: kind, id, locale, title, summary, publishedAt: null, thumbnail, productType }];
    }
    const post = postsById.get(id);
    if (!post) return [];
    const { title, summary, thumbnail, publishedAt, locale, details, translatedDetails } = post;
    const hit = { type: kind, id, locale, title, summary, publishedAt: publishedAt.toISOString(), thumbnail };
    return [
      kind === 'press' ? { ...hit, ...v.parse(pressSchema, { ...details, ...translatedDetails }) } : hit,
    ];
  });
}

/** Matches every word in any language, or its initial consonants. */
export async function search(
  db: Database,
  { q, ...query }: PageQuery & { q: string; type?: SearchType | undefined },
  languages: Languages,
): Promise<Paged<SearchHit> & { counts: HitCounts }> {
  const words = queryWords(q);
  if (words.length === 0) return { items: [], total: 0, counts: noHits };
  const [found, counts] = await Promise.all([findPage(db, words, query), countHits(db, words)]);
  const total = query.type
    ? counts[query.type]
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { items: await withDetails(db, found, languages), total, counts };
}

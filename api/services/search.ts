import { and, arrayContains, type Column, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SearchType } from '#contract/filters.ts';
import type { Languages } from '#contract/locales.ts';
import { postDetailSchemas } from '#contract/posts.ts';
import type { HitCounts, SearchHit } from '#contract/search.ts';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import type { Database } from '../db/database.ts';
import { posts, products, searchDocuments } from '../db/schema/index.ts';
import { offsetOf, type Paged, type PageQuery } from './page-info.ts';
import { findPostsById } from './posts.ts';
import { findProductsById } from './products.ts';
import { isPublic } from './published.ts';
import { queryGrams, queryPattern, queryWords } from './search-text.ts';

type Found = { kind: SearchType; itemId: number };

type Patterns = readonly (string | Placeholder)[];

function holdsAll(text: Column, patterns: Patterns): SQL | undefined {
  return and(...patterns.map((pattern) => sql`${text} ~ ${pattern}`));
}

/** The site has no page of an own product that is no longer sold. */
const hasPage = sql`(${products.type} = 'pb' and not ${products.active}) is not true`;

/** The index finds candidates by grams; the text decides. */
export function findHits(db: Database, patterns: Patterns, grams: SQL) {
  const publishedAt = sql`coalesce(${posts.publishedAt}, ${products.publishedAt})`;
  return db
    .select({
      kind: searchDocuments.kind,
      itemId: searchDocuments.itemId,
      inTitle: sql<boolean>`${holdsAll(searchDocuments.title, patterns)}`.as('in_title'),
      since: sql<Date>`${publishedAt}`.as('since'),
    })
    .from(searchDocuments)
    .leftJoin(posts, and(eq(posts.kind, searchDocuments.kind), eq(posts.id, searchDocuments.itemId)))
    .leftJoin(products, and(eq(searchDocuments.kind, 'product'), eq(products.id, searchDocuments.itemId)))
    .where(
      and(
        arrayContains(searchDocuments.grams, grams),
        holdsAll(searchDocuments.body, patterns),
        isPublic(publishedAt),
        hasPage,
      ),
    );
}

const noHits: HitCounts = { product: 0, patent: 0, thesis: 0, news: 0, press: 0 };

/** A page of hits of a type, or of all, and the counts of all types. */
const pageOfHits = memoizeStatement((db: Database, words: number, isOfType: boolean) => {
  const patterns = Array.from({ length: words }, (_, index) => sql.placeholder(`word${index}`));
  const grams = sql`${sql.placeholder('grams')}::text[]`;
  const hits = db.$with('hits').as(findHits(db, patterns, grams));
  const counts = db
    .select({ kind: hits.kind, total: sql<number>`count(*)`.as('total') })
    .from(hits)
    .groupBy(hits.kind);
  const page = db
    .select({ kind: hits.kind, itemId: hits.itemId })
    .from(hits)
    .where(isOfType ? eq(hits.kind, sql.placeholder('type')) : undefined)
    .orderBy(desc(hits.inTitle), desc(hits.since), hits.kind, desc(hits.itemId))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
  return db
    .with(hits)
    .select({
      counts: sql<Partial<HitCounts> | null>`(select json_object_agg(kind, total) from (${counts}) as counted)`,
      found: sql<
        Found[]
      >`(select coalesce(json_agg(json_build_object('kind', kind, 'itemId', item_id)), '[]') from (${page}) as listed)`,
    })
    .from(sql`(select) as nothing`)
    .prepare('');
});

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
      const { name: title, summary, image: thumbnail, locale, type: productType, comparison } = product;
      const code = comparison ? { code: comparison.code } : {};
      return [{ type: kind, id, locale, title, summary, publishedAt: null, thumbnail, productType, ...code }];
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
  const [row] = await pageOfHits(db, words.length, query.type !== undefined).execute({
    ...Object.fromEntries(words.map((word, index) => [`word${index}`, queryPattern(word)])),
    grams: words.flatMap(queryGrams),
    type: query.type,
    limit: query.size,
    offset: offsetOf(query),
  });
  const counts = { ...noHits, ...row?.counts };
  const found = row?.found ?? [];
  const total = query.type
    ? counts[query.type]
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { items: await withDetails(db, found, languages), total, counts };
}

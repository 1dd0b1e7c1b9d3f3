import { and, arrayContains, type Column, desc, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SearchType } from '#contract/filters.ts';
import type { Languages } from '#contract/locales.ts';
import type { HitCounts, SearchHit } from '#contract/search.ts';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import { lotInQuery } from '#rules/lot-query.ts';
import type { Database } from '../db/database.ts';
import { posts, products, searchDocuments } from '../db/schema/index.ts';
import { correctedIdentifier } from './identifier-typos.ts';
import { offsetOf, type Paged, type PageQuery } from './page-info.ts';
import { isPublic } from './published.ts';
import { type Found, withDetails } from './search-details.ts';
import { type ParsedQuery, parseQuery } from './search-query.ts';
import { queryGrams, queryPattern } from './search-text.ts';
import { correctedQuery } from './search-typos.ts';
import { maxWordsOfGroup, readSynonyms, type Synonyms } from './synonyms.ts';

type Patterns = readonly (string | Placeholder)[];

function holdsAll(text: Column, patterns: Patterns): SQL | undefined {
  return and(...patterns.map((pattern) => sql`${text} ~ ${pattern}`));
}

/** The site has no page of an own product that is no longer sold. */
const hasPage = sql`(${products.type} = 'pb' and not ${products.active}) is not true`;

/** Letters and digits of the number of a patent, the DOI of a paper or the code of a product. */
const identifierOf = sql`regexp_replace(lower(coalesce(${posts.details} ->> 'number', ${posts.details} ->> 'doi',
  ${products.slug})), '[^a-z0-9]', '', 'g')`;

type Ranking = {
  /** The value of `identifierOf` for an exact hit. */
  identifier: SQL;
  /** A regular expression of all words in their order. */
  phrase: SQL;
};

/** The index finds candidates by grams; the text decides. One element of each of `spellings` has to be contained. */
export function findHits(
  db: Database,
  patterns: Patterns,
  grams: SQL | undefined,
  spellings: readonly SQL[][] = [],
  { identifier, phrase }: Ranking = { identifier: sql`''`, phrase: sql`''` },
) {
  const publishedAt = sql`coalesce(${posts.publishedAt}, ${products.publishedAt})`;
  return db
    .select({
      kind: searchDocuments.kind,
      itemId: searchDocuments.itemId,
      isExact: sql<boolean>`coalesce(${identifierOf} = ${identifier}, false)`.as('is_exact'),
      isNamed: sql<boolean>`${searchDocuments.title} ~ ${phrase}`.as('is_named'),
      inTitle: sql<boolean>`${holdsAll(searchDocuments.title, patterns)}`.as('in_title'),
      since: sql<Date>`${publishedAt}`.as('since'),
    })
    .from(searchDocuments)
    .leftJoin(posts, and(eq(posts.kind, searchDocuments.kind), eq(posts.id, searchDocuments.itemId)))
    .leftJoin(products, and(eq(searchDocuments.kind, 'product'), eq(products.id, searchDocuments.itemId)))
    .where(
      and(
        // With few documents PostgreSQL uses no index, and grams take longer than the text.
        holdsAll(searchDocuments.body, patterns),
        grams && arrayContains(searchDocuments.grams, grams),
        ...spellings.map((group) => or(...group.map((one) => arrayContains(searchDocuments.grams, one)))),
        isPublic(publishedAt),
        hasPage,
      ),
    );
}

const noHits: HitCounts = { product: 0, patent: 0, thesis: 0, news: 0, press: 0 };

/** A page of hits of a type, or of all, and the counts of all types. */
const pageOfHits = memoizeStatement((db: Database, words: number, expanded: number, isOfType: boolean) => {
  const patterns = Array.from({ length: words }, (_, index) => sql.placeholder(`word${index}`));
  const gramsOf = (name: string) => sql`${sql.placeholder(name)}::text[]`;
  const spellings = Array.from({ length: expanded }, (_, word) =>
    Array.from({ length: maxWordsOfGroup }, (_spelling, index) => gramsOf(`grams${word}_${index}`)),
  );
  const ranking = {
    identifier: sql`${sql.placeholder('identifier')}::text`,
    phrase: sql`${sql.placeholder('phrase')}`,
  };
  const grams = words > expanded ? gramsOf('grams') : undefined;
  const hits = db.$with('hits').as(findHits(db, patterns, grams, spellings, ranking));
  const counts = db
    .select({ kind: hits.kind, total: sql<number>`count(*)`.as('total') })
    .from(hits)
    .groupBy(hits.kind);
  const page = db
    .select({ kind: hits.kind, itemId: hits.itemId, isExact: hits.isExact })
    .from(hits)
    .where(isOfType ? eq(hits.kind, sql.placeholder('type')) : undefined)
    .orderBy(
      desc(hits.isExact),
      desc(sql`${hits.isNamed} and ${hits.kind} = 'product'`),
      desc(hits.isNamed),
      desc(hits.inTitle),
      desc(hits.since),
      hits.kind,
      desc(hits.itemId),
    )
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
  return db
    .with(hits)
    .select({
      counts: sql<Partial<HitCounts> | null>`(select json_object_agg(kind, total) from (${counts}) as counted)`,
      found: sql<
        Found[]
      >`(select coalesce(json_agg(json_build_object('kind', kind, 'itemId', item_id, 'isExact', is_exact)), '[]') from (${page}) as listed)`,
    })
    .from(sql`(select) as nothing`)
    .prepare('');
});

type Paging = PageQuery & { type?: SearchType | undefined };

/** An abbreviation in a group of synonyms is a whole word: CoA is not in coating. */
const spellingPattern = (spelling: string) =>
  /^[a-z]{1,3}$/.test(spelling) ? `(?<![a-z])${spelling}(?![a-z])` : queryPattern(spelling);

/** A regular expression of any of the spellings. */
const patternOf = (spellings: readonly string[]) => `(?:${spellings.map(spellingPattern).join('|')})`;

async function findPage(db: Database, { words, expanded, phrase, identifier }: ParsedQuery, query: Paging) {
  const patterns = [...words.map(queryPattern), ...expanded.map(patternOf)];
  if (patterns.length === 0) return undefined;
  const spellings = expanded.flatMap((group, word) =>
    Array.from({ length: maxWordsOfGroup }, (_, index): [string, string[]] => [
      `grams${word}_${index}`,
      queryGrams(group[index] ?? group[0] ?? ''),
    ]),
  );
  const statement = pageOfHits(db, patterns.length, expanded.length, query.type !== undefined);
  const [row] = await statement.execute({
    ...Object.fromEntries(patterns.map((pattern, index) => [`word${index}`, pattern])),
    ...Object.fromEntries(spellings),
    grams: words.flatMap(queryGrams),
    identifier,
    phrase: phrase.map(patternOf).join('[ -]'),
    type: query.type,
    limit: query.size,
    offset: offsetOf(query),
  });
  return row;
}

type Hits = Paged<SearchHit> & { counts: HitCounts; corrected?: string };

const sumOf = (counts: HitCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const findCorrected = async (db: Database, parsed: ParsedQuery, synonyms: Synonyms) =>
  (await correctedIdentifier(db, parsed)) ?? correctedQuery(db, parsed, synonyms);

/** The hits of a corrected query are exact hits of another one. */
const withoutExact = ({ isExact: _, ...hit }: SearchHit): SearchHit => hit;

/**
 * Matches every word in any language and spelling, or its initial consonants. An exact code or number is the first hit.
 * Without a hit, one wrong letter of a word, a code or the number of a patent is corrected.
 */
export async function search(
  db: Database,
  { q, ...query }: Paging & { q: string },
  languages: Languages,
): Promise<Hits> {
  const synonyms = await readSynonyms(db);
  const parsed = parseQuery(q, synonyms);
  const first = await findPage(db, parsed, query);
  const isMiss = first !== undefined && sumOf({ ...noHits, ...first.counts }) === 0;
  const corrected = isMiss && !lotInQuery(q) ? await findCorrected(db, parsed, synonyms) : undefined;
  const row = corrected === undefined ? first : await findPage(db, parseQuery(corrected, synonyms), query);
  const counts = { ...noHits, ...row?.counts };
  const total = query.type ? counts[query.type] : sumOf(counts);
  const items = await withDetails(db, row?.found ?? [], languages);
  if (corrected === undefined || sumOf(counts) === 0) return { items, total, counts };
  return { items: items.map(withoutExact), total, counts, corrected };
}

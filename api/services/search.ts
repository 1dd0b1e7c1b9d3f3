import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { type SearchType, searchTypes } from '#contract/filters.ts';
import type { Languages } from '#contract/locales.ts';
import type { HitCounts, SearchHit } from '#contract/search.ts';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import { lotInQuery } from '#rules/lot-query.ts';
import type { Database } from '../db/database.ts';
import { readContentVersion } from './content-version.ts';
import { conditionsOf, findHits, type Wanted } from './find-hits.ts';
import { correctedIdentifier } from './identifier-typos.ts';
import { offsetOf, type Paged, type PageQuery } from './page-info.ts';
import { type Found as FoundItem, withDetails } from './search-details.ts';
import { type Extent, maxHits, readSlices, type Slices, sourceOf } from './search-extent.ts';
import { type ParsedQuery, parseQuery } from './search-query.ts';
import { queryGrams, queryPattern } from './search-text.ts';
import { correctedQuery } from './search-typos.ts';
import { maxWordsOfGroup, readSynonyms, type Synonyms } from './synonyms.ts';

const noHits: HitCounts = { product: 0, patent: 0, thesis: 0, news: 0, press: 0 };

type Form = { words: number; expanded: number; extent: Extent };

function wantedOf({ words, expanded, extent }: Form): Wanted {
  // PostgreSQL does not know a selected value when it plans: it expects few hits, uses the index, and plans once.
  const selected = (value: SQL) => (extent === 'all' ? value : sql`(select ${value})`);
  const gramsOf = (name: string) => selected(sql`${sql.placeholder(name)}::text[]`);
  return {
    patterns: Array.from({ length: words }, (_, index) => selected(sql`${sql.placeholder(`word${index}`)}`)),
    grams: words > expanded ? gramsOf('grams') : undefined,
    spellings: Array.from({ length: expanded }, (_, word) =>
      Array.from({ length: maxWordsOfGroup }, (_spelling, index) => gramsOf(`grams${word}_${index}`)),
    ),
    identifier: sql`${sql.placeholder('identifier')}::text`,
    phrase: sql`${sql.placeholder('phrase')}`,
  };
}

/** A page of hits of a type, or of all, and the counts of all types. */
const pageOfHits = memoizeStatement((db: Database, form: Form, isOfType: boolean, most: number) => {
  const wanted = wantedOf(form);
  const { parts, texts, isCut } = sourceOf(db, form.extent, conditionsOf(wanted), most);
  const hits = db.$with('hits').as(findHits(db, wanted, texts));
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
    .with(...parts, hits)
    .select({
      counts: sql<Partial<HitCounts> | null>`(select json_object_agg(kind, total) from (${counts}) as counted)`,
      isCut: sql<boolean>`${isCut}`,
      found: sql<
        FoundItem[]
      >`(select coalesce(json_agg(json_build_object('kind', kind, 'itemId', item_id, 'isExact', is_exact)), '[]') from (${page}) as listed)`,
    })
    .from(sql`(select) as nothing`)
    .prepare('');
});

type Paging = PageQuery & { type?: SearchType | undefined };

/** An abbreviation in a group of synonyms is a whole word: CoA is not in coating. */
const spellingPattern = (spelling: string) =>
  /^[a-z]{1,3}$/.test(spelling) ? `(?<![a-z])${spelling}(?![a-z])` : queryPattern(spelling);

const patternOf = (spellings: readonly string[]) => `(?:${spellings.map(spellingPattern).join('|')})`;

function valuesOf({ words, expanded, phrase, identifier }: ParsedQuery) {
  const patterns = [...words.map(queryPattern), ...expanded.map(patternOf)];
  const spellings = expanded.flatMap((group, word) =>
    Array.from({ length: maxWordsOfGroup }, (_, index): [string, string[]] => [
      `grams${word}_${index}`,
      queryGrams(group[index] ?? group[0] ?? ''),
    ]),
  );
  return {
    ...Object.fromEntries(patterns.map((pattern, index) => [`word${index}`, pattern])),
    ...Object.fromEntries(spellings),
    grams: words.flatMap(queryGrams),
    identifier,
    phrase: phrase.map(patternOf).join('[ -]'),
  };
}

type Found = { counts: Partial<HitCounts> | null; found: FoundItem[]; partial?: SearchType[] };

type Bounds = { slices: Slices; limit: number };

/** Of a query with too many hits, the newest ones, or if these have none, any. */
async function findPage(
  db: Database,
  parsed: ParsedQuery,
  query: Paging,
  { slices, limit }: Bounds,
): Promise<Found | undefined> {
  const [words, expanded] = [parsed.words.length + parsed.expanded.length, parsed.expanded.length];
  if (words === 0) return undefined;
  const values = { ...valuesOf(parsed), ...slices };
  const findIn = async (extent: Extent) => {
    const statement = pageOfHits(db, { words, expanded, extent }, query.type !== undefined, limit);
    const [row] = await statement.execute({
      ...values,
      type: query.type,
      limit: query.size,
      offset: offsetOf(query),
    });
    return row;
  };
  const partial = searchTypes.filter((type) => slices.lastOlderIds[type] !== undefined);
  if (partial.length === 0) return findIn('all');
  const newest = await findIn('newest');
  if (newest?.counts && newest.isCut) return { ...newest, partial };
  const found = await findIn('by-index');
  if (!found?.isCut) return found;
  return { ...(newest?.counts ? newest : found), partial };
}

type Hits = Paged<SearchHit> & { counts: HitCounts; partial?: SearchType[]; corrected?: string };

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
  limit = maxHits,
): Promise<Hits> {
  const version = await readContentVersion(db);
  const synonyms = await readSynonyms(db, version);
  const bounds = { slices: await readSlices(db, version, limit), limit };
  const find = (parsed: ParsedQuery) => findPage(db, parsed, query, bounds);
  const parsed = parseQuery(q, synonyms);
  const first = await find(parsed);
  const isMiss = first !== undefined && !first.partial && sumOf({ ...noHits, ...first.counts }) === 0;
  const corrected = isMiss && !lotInQuery(q) ? await findCorrected(db, parsed, synonyms) : undefined;
  const row = corrected === undefined ? first : await find(parseQuery(corrected, synonyms));
  const counts = { ...noHits, ...row?.counts };
  const total = query.type ? counts[query.type] : sumOf(counts);
  const items = await withDetails(db, row?.found ?? [], languages);
  const hits = { items, total, counts, ...(row?.partial && { partial: row.partial }) };
  if (corrected === undefined || sumOf(counts) === 0) return hits;
  return { ...hits, items: items.map(withoutExact), corrected };
}

import { type SQL, sql, type WithSubquery } from 'drizzle-orm';
import { type SearchType, searchTypes } from '#contract/filters.ts';
import type { Database } from '../db/database.ts';
import { searchDocuments } from '../db/schema/index.ts';
import { readOncePerVersion } from './content-version.ts';

/** A query with more hits searches the newest texts only, as many of each type. */
export const maxHits = 10_000;

const textsPerHit = 10;
const samples = 53;
const minSampledHits = 4;
const safetyFactor = 4;

export type Extent = 'all' | 'by-index' | 'newest';

export type Conditions = { grams: SQL; words: SQL };

export type Sizes = ReadonlyMap<SearchType, number>;

const { kind, itemId, title, body, grams: storedGrams } = searchDocuments;
const columns = sql`${kind}, ${itemId}, ${title}`;
const types = sql.raw(`(values ${searchTypes.map((type) => `('${type}')`)}) as types (kind)`);
const ofType = sql`${kind} = types.kind`;

const constant = (value: number) => sql.raw(`${value}`);

/** The number of texts of each type. */
export const readSizes = readOncePerVersion(async (db): Promise<Sizes> => {
  const rows = await db
    .select({ kind: sql<SearchType>`${kind}`, count: sql<number>`count(*)::int` })
    .from(searchDocuments)
    .groupBy(kind);
  return new Map(rows.map((row) => [row.kind, row.count]));
});

/** How many of 53 texts of each type, at even distances, are hits. */
export function sampledHits(db: Database, { grams, words }: Conditions) {
  return db
    .select({ kind: sql<SearchType>`kind`, hits: sql<number>`count(*)::int` })
    .from(
      sql`(
        select types.kind from ${types}
        cross join lateral (select max(${itemId})::bigint as last from ${searchDocuments} where ${ofType}) as ends
        cross join generate_series(1, ${constant(samples)}) as step
        cross join lateral (
          select ${body}, ${storedGrams} from ${searchDocuments}
          where ${ofType} and ${itemId} <= last * step / ${constant(samples)} order by ${itemId} desc limit 1
        ) as search_documents
        where ${words} and ${grams}
      ) as sampled`,
    )
    .groupBy(sql`kind`)
    .prepare('');
}

/** PostgreSQL's estimates are far too low to tell: it takes the pairs of characters of a word for independent. */
export function isCommon(
  rows: readonly { kind: SearchType; hits: number }[],
  sizes: Sizes,
  limit: number,
): boolean {
  const hits = rows.reduce((sum, row) => sum + row.hits, 0);
  const estimated = rows.reduce((sum, row) => sum + ((sizes.get(row.kind) ?? 0) * row.hits) / samples, 0);
  return hits >= minSampledHits && estimated > safetyFactor * limit;
}

type Source = {
  parts: WithSubquery[];
  texts?: SQL;
  isCut: SQL;
};

/** PostgreSQL plans `alike` to be read whole, by the index of grams, but it is read up to the limit only. */
function textsByIndex(db: Database, { grams, words }: Conditions, limit: number): Source {
  const most = constant(limit * textsPerHit);
  const read = db.$with('read', {}).as(sql`
    with alike as materialized (select ${columns}, ${body} from ${searchDocuments} where ${grams})
    select * from alike limit ${most}`);
  const found = db.$with('found', {}).as(sql`
    select ${columns} from ${read} as search_documents where ${words} limit ${constant(limit + 1)}`);
  return {
    parts: [read, found],
    texts: sql`(select * from ${found} limit ${constant(limit)}) as search_documents`,
    isCut: sql`case when (select count(*) from found) > ${constant(limit)} then true
      else (select count(*) from read) = ${most} end`,
  };
}

function newestTexts({ grams, words }: Conditions, limit: number): Source {
  const texts = sql`(
    select newest.* from ${types} cross join lateral (
      select ${columns} from (
        select * from ${searchDocuments} where ${ofType} order by ${itemId} desc limit ${constant(limit)}
      ) as search_documents where ${words} and ${grams}
    ) as newest
  ) as search_documents`;
  return { parts: [], texts, isCut: sql`true` };
}

export function sourceOf(db: Database, extent: Extent, conditions: Conditions, limit: number): Source {
  if (extent === 'all') return { parts: [], isCut: sql`false` };
  return extent === 'newest' ? newestTexts(conditions, limit) : textsByIndex(db, conditions, limit);
}

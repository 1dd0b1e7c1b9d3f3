import { type SQL, sql, type WithSubquery } from 'drizzle-orm';
import { type SearchType, searchTypes } from '#contract/filters.ts';
import type { Database } from '../db/database.ts';
import { searchDocuments, sliceDigits, sliceName, slicesOfItem } from '../db/schema/index.ts';
import { readOncePerVersion } from './content-version.ts';

/** A query with more hits searches the newest texts only, as many of each type. */
export const maxHits = 10_000;

const textsPerHit = 10;
const minSampledHits = 4;
const safetyFactor = 2;
const maxSlices = 12;
const sampledSlices = 5;

export type Extent = 'all' | 'by-index' | 'newest';

export type Conditions = { grams: SQL; words: SQL };

const { kind, itemId, title, body } = searchDocuments;
const columns = sql`${kind}, ${itemId}, ${title}`;

const constant = (value: number) => sql.raw(`${value}`);

/** Names of slices, with the newest items of each type and with items at even distances. */
export type Slices = {
  newest: string[];
  lastOlderIds: Partial<Record<SearchType, number>>;
  sample: string[];
  tooManySampled: number;
};

function slicesOf(type: SearchType, first: number, last: number): string[] {
  const isFew = (digits: number) => last - first < maxSlices * 10 ** digits;
  const digits = sliceDigits.find(isFew) ?? Math.max(...sliceDigits);
  const [from, to] = [Math.floor(first / 10 ** digits), Math.floor(last / 10 ** digits)];
  return Array.from({ length: to - from + 1 }, (_, index) => sliceName(type, digits, from + index));
}

export const readSlices = readOncePerVersion(async (db, limit: number): Promise<Slices> => {
  const idBefore = (items: number) => sql<number | null>`(
    select ${itemId} from ${searchDocuments} where ${kind} = type order by ${itemId} desc offset ${items}::int limit 1)`;
  const rows = await db
    .select({ type: sql<SearchType>`type`, last: idBefore(0), before: idBefore(limit) })
    .from(sql`unnest(${sql.param(searchTypes)}::text[]) as type`);
  const many = rows.flatMap(({ type, last, before }) =>
    last === null || before === null ? [] : [{ type, last, before }],
  );
  const [digits] = sliceDigits;
  const all = Math.floor(Math.max(0, ...many.map(({ last }) => last)) / 10 ** digits) + 1;
  const sampled = Array.from({ length: sampledSlices }, (_, index) =>
    Math.floor(((index + 0.5) * all) / sampledSlices),
  );
  return {
    lastOlderIds: Object.fromEntries(many.map(({ type, before }) => [type, before])),
    newest: rows.flatMap(({ type, last, before }) => slicesOf(type, (before ?? -1) + 1, last ?? 0)),
    sample: many.flatMap(({ type }) => sampled.map((number) => sliceName(type, digits, number))),
    tooManySampled: Math.max(minSampledHits, Math.ceil((safetyFactor * limit * sampledSlices) / all)),
  };
});

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

/** PostgreSQL's estimates are far lower than what a sample shows: it takes the pairs of characters of a word for independent. */
function newestTexts({ grams, words }: Conditions): Source {
  const { placeholder } = sql;
  const within = (part: 'newest' | 'sample') =>
    sql`from ${searchDocuments} where ${words} and ${grams} and ${slicesOfItem} && (select ${placeholder(part)}::text[])`;
  const most = sql`${placeholder('tooManySampled')}::int`;
  return {
    parts: [],
    texts: sql`(
      select ${columns} ${within('newest')} and ${itemId} > coalesce((${placeholder('lastOlderIds')}::jsonb ->> ${kind})::int, 0)
    ) as search_documents`,
    isCut: sql`(select count(*) = ${most} from (select ${within('sample')} limit ${most}) as sampled)`,
  };
}

export function sourceOf(db: Database, extent: Extent, conditions: Conditions, limit: number): Source {
  if (extent === 'all') return { parts: [], isCut: sql`false` };
  return extent === 'newest' ? newestTexts(conditions) : textsByIndex(db, conditions, limit);
}

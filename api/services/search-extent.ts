import { type SQL, sql } from 'drizzle-orm';
import { searchTypes } from '#contract/filters.ts';
import type { Database } from '../db/database.ts';
import { searchDocuments } from '../db/schema/index.ts';

/** A query with more hits searches the newest texts only, as many of each type. */
export const maxHits = 10_000;

/** A prime number, as texts can repeat. */
const samples = 53;
const minSampledHits = 4;
const factorOfGaps = 4;

const { kind, itemId, title, grams } = searchDocuments;
const types = sql.raw(`(values ${searchTypes.map((type) => `('${type}')`)}) as types (kind)`);
const ofType = sql`${kind} = types.kind`;

const constant = (value: number) => sql.raw(`${value}`);

const oldTextOfType = (limit: number) => sql`
  select ${itemId} as id from ${searchDocuments}
  where ${ofType} order by ${itemId} desc offset ${constant(limit)} limit 1`;

const read = new WeakMap<Database, { version: string; limit: number; isLarge: boolean }>();

export async function hasManyTexts(db: Database, version: string, limit: number): Promise<boolean> {
  const known = read.get(db);
  if (known?.version === version && known.limit === limit) return known.isLarge;
  const [row] = await db
    .select({
      isLarge: sql<boolean>`exists (select from ${types} cross join lateral (${oldTextOfType(limit)}) as old)`,
    })
    .from(sql`(select) as nothing`);
  const isLarge = row?.isLarge ?? false;
  read.set(db, { version, limit, isLarge });
  return isLarge;
}

/** A sample decides: PostgreSQL's estimates are far too low for the pairs of characters of one word. */
export function textsToSearch(holdsGrams: SQL, holdsWords: SQL, limit: number): SQL {
  return sql`(
    with sampled as materialized (
      select coalesce(sum(hits), 0) >= ${constant(minSampledHits)}
        and sum(hits * last) > ${constant(samples * factorOfGaps * limit)} as is_common
      from (
        select last, count(*) filter (where ${holdsGrams}) as hits from ${types}
        cross join lateral (select max(${itemId})::bigint as last from ${searchDocuments} where ${ofType}) as ends
        cross join generate_series(1, ${constant(samples)}) as step
        cross join lateral (
          select ${grams} from ${searchDocuments}
          where ${ofType} and ${itemId} <= last * step / ${constant(samples)} order by ${itemId} desc limit 1
        ) as search_documents
        where last > ${constant(limit)}
        group by types.kind, last
      ) as sample
    ), matched as materialized (
      select ${kind}, ${itemId}, ${title} from ${searchDocuments} where ${holdsWords}
    ), found as materialized (
      select * from matched where not (select is_common from sampled) limit ${constant(limit + 1)}
    ), extent as materialized (
      select is_common or (select count(*) from found) > ${constant(limit)} as is_partial from sampled
    )
    select *, false as is_partial from found where not (select is_partial from extent)
    union all
    select newest.*, old.id is not null from ${types}
    left join lateral (${oldTextOfType(limit)}) as old on true
    cross join lateral (
      select ${kind}, ${itemId}, ${title} from (
        select * from ${searchDocuments} where ${ofType} order by ${itemId} desc limit ${constant(limit)}
      ) as search_documents where ${holdsWords}
    ) as newest
    where (select is_partial from extent)
  ) as search_documents`;
}

import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PostKind } from '#contract/posts.ts';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import type { Database } from '../db/database.ts';
import { categories, postCounts, posts } from '../db/schema/index.ts';
import { isPublic } from './published.ts';

/* Finds a page without counting rows: post_counts has the posts per month and day; only today's are counted. */

export type PostFilter = { kind: PostKind; idCategory?: number | undefined };

const today = sql`date_trunc('day', now() at time zone 'UTC')`;
const month = sql`date_trunc('month', now() at time zone 'UTC')`;

const allCategories = 0;

export const isPublished = isPublic(posts.publishedAt);

/** Today's posts may be scheduled for later today. */
const isOfToday = sql`${posts.publishedAt} >= ${today} at time zone 'UTC' and ${isPublished}`;

/** Both conditions must select the same posts. */
function countPublished(isCounted: SQL, isListed: SQL): SQL<number> {
  const before = sql`select sum(${postCounts.posts}) from ${postCounts} where ${isCounted}
    and ((${postCounts.period} = 'month' and ${postCounts.startsOn} < ${month})
      or (${postCounts.period} = 'day' and ${postCounts.startsOn} >= ${month} and ${postCounts.startsOn} < ${today}))`;
  const now = sql`select count(*) from ${posts} where ${isListed} and ${isOfToday}`;
  return sql<number>`coalesce((${before}), 0) + (${now})`.mapWith(Number);
}

export function publishedInCategory(): SQL<number> {
  return countPublished(
    sql`${postCounts.kind} = ${categories.kind} and ${postCounts.categoryId} = ${categories.id}`,
    sql`${posts.kind} = ${categories.kind} and ${posts.categoryId} = ${categories.id}`,
  );
}

export function publishedInList(isOfCategory: boolean): SQL<number> {
  const kind = sql.placeholder('kind');
  const category = isOfCategory ? sql.placeholder('idCategory') : allCategories;
  const ofCategory = isOfCategory ? sql`and ${posts.categoryId} = ${category}` : sql``;
  return countPublished(
    sql`${postCounts.kind} = ${kind} and ${postCounts.categoryId} = ${category}`,
    sql`${posts.kind} = ${kind} ${ofCategory}`,
  );
}

/** `day` null: posts until now. `skip` posts are left out. */
type Anchor = { total: number; start: { day: string | null; skip: number } | undefined };

/** `start` is undefined past the end. */
export async function findAnchor(
  db: Database,
  { kind, idCategory }: PostFilter,
  offset: number,
): Promise<Anchor> {
  const [row] = await measureList(db, idCategory !== undefined).execute({
    kind,
    idCategory: idCategory ?? allCategories,
    offset,
  });
  if (!row) throw new Error('List count query returned no row');
  const { live, total, day, skip } = row;
  if (offset < live) return { total, start: { day: null, skip: offset } };
  return { total, start: day === null || skip === null ? undefined : { day, skip } };
}

const measureList = memoizeStatement((db: Database, isOfCategory: boolean) => {
  const kind = sql.placeholder('kind');
  const idCategory = sql.placeholder('idCategory');
  const offset = sql.placeholder('offset');
  const isCounted = sql`kind = ${kind} and category_id = ${idCategory}`;
  const ofCategory = isOfCategory ? sql`and ${posts.categoryId} = ${idCategory}` : sql``;
  const query = sql`
    with live as (
      select count(*)::int as posts from ${posts} where ${posts.kind} = ${kind} ${ofCategory} and ${isOfToday}
    ), months as (
      select starts_on, posts, sum(posts) over (order by starts_on desc) - posts as before from (
        select starts_on, posts from post_counts
        where ${isCounted} and period = 'month' and starts_on < ${month}
        union all
        select ${month}::date, coalesce(sum(posts), 0) from post_counts
        where ${isCounted} and period = 'day' and starts_on >= ${month} and starts_on < ${today}
      ) as sizes
    ), place as (
      select ${offset}::int - posts as place from live
    ), in_month as (
      select starts_on, place - before as place from months, place
      where place >= before and place < before + posts
    ), days as (
      select post_counts.starts_on, posts, place,
        sum(posts) over (order by post_counts.starts_on desc) - posts as before
      from post_counts, in_month
      where ${isCounted} and period = 'day' and post_counts.starts_on >= in_month.starts_on
        and post_counts.starts_on < in_month.starts_on + interval '1 month' and post_counts.starts_on < ${today}
    ), in_day as (
      select starts_on::text as day, (place - before)::int as skip from days
      where place >= before and place < before + posts
    )
    select live.posts as live, (live.posts + coalesce((select sum(posts) from months), 0))::int as total,
      in_day.day, in_day.skip
    from live left join in_day on true`;
  return db
    .select({
      live: sql<number>`live`,
      total: sql<number>`total`,
      day: sql<string | null>`day`,
      skip: sql<number | null>`skip`,
    })
    .from(sql`(${query}) as anchor`)
    .prepare('');
});

export function upTo(day: string | Placeholder | null): SQL {
  if (day === null) return isPublished;
  return sql`${posts.publishedAt} < (${day}::date + 1)::timestamp at time zone 'UTC'`;
}

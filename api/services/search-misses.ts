import { desc, gt, lt, max, sql, sum } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import { lotInQuery } from '#rules/lot-query.ts';
import type { Database } from '../db/database.ts';
import { withoutParameters } from '../db/errors.ts';
import { searchMisses } from '../db/schema/index.ts';
import { koreanDay } from './korean-time.ts';
import { queryWords } from './search-text.ts';

const maxQueriesPerDay = 200;
const maxLength = 60;
const storedDays = 90;
const dayMs = 24 * 3_600_000;

/** Eight digits, with the separators of telephone numbers between them. */
const phoneNumber = /\d(?:[\s().+-]*\d){7}/;

/** The normalised query. Undefined for a long one, and one with an e-mail address, a telephone number or a lot's number. */
export function missedQuery(q: string): string | undefined {
  const query = queryWords(q).join(' ');
  const isPersonal = query.includes('@') || phoneNumber.test(query);
  const isCounted = query !== '' && query.length <= maxLength && !isPersonal && !lotInQuery(query);
  return isCounted ? query : undefined;
}

async function storeMiss(db: Database, day: string, query: string): Promise<void> {
  const ofToday = sql`${searchMisses.day} = ${day}::date`;
  await db.execute(sql`
    insert into ${searchMisses} (day, query)
    select ${day}::date, ${query}
    where (select count(*) from ${searchMisses} where ${ofToday}) < ${maxQueriesPerDay}
      or exists (select from ${searchMisses} where ${ofToday} and ${searchMisses.query} = ${query})
    on conflict (day, query) do update set searches = ${searchMisses.searches} + 1`);
}

/** Counts a search without a hit, with nothing about the visitor. A failure is logged: the search has its answer. */
export async function countMiss(
  { db, log }: Pick<ApiDeps, 'db' | 'log'>,
  q: string,
  now = new Date(),
): Promise<void> {
  const query = missedQuery(q);
  if (query === undefined) return;
  try {
    await storeMiss(db, koreanDay(now), query);
  } catch (error) {
    log.warn({ err: withoutParameters(error) }, 'Search without a hit not counted');
  }
}

export function listMisses(db: Database, days: number, limit: number) {
  const searches = sum(searchMisses.searches).mapWith(Number);
  const lastDay = max(searchMisses.day);
  return db
    .select({ query: searchMisses.query, searches, lastDay: sql<string>`${lastDay}::text` })
    .from(searchMisses)
    .where(gt(searchMisses.day, koreanDay(new Date(Date.now() - days * dayMs))))
    .groupBy(searchMisses.query)
    .orderBy(desc(searches), desc(lastDay), searchMisses.query)
    .limit(limit);
}

export async function deleteOldMisses(db: Database, now: Date): Promise<number> {
  const deleted = await db
    .delete(searchMisses)
    .where(lt(searchMisses.day, koreanDay(new Date(now.getTime() - storedDays * dayMs))))
    .returning({ day: searchMisses.day });
  return deleted.length;
}

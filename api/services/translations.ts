import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Languages, Locale } from '#contract/locales.ts';

export function fallbackLocales(languages: Languages): readonly Locale[] {
  return [...new Set<Locale>([...languages, 'en-US', 'ko-KR'])];
}

export function byFallback(column: AnyColumn, languages: Languages): SQL {
  const order = fallbackLocales(languages).map(
    (candidate, rank) => sql`when ${candidate} then ${sql.raw(String(rank))}`,
  );
  return sql`case ${column} ${sql.join(order, sql` `)} else ${sql.raw(String(order.length))} end, ${column}`;
}

export function allLocales(column: AnyColumn): SQL<Locale[]> {
  return sql<Locale[]>`coalesce(json_agg(${column} order by ${column}), '[]'::json)`;
}

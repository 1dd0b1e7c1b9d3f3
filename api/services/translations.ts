import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { fallbackLocales, type Languages } from '#contract/locales.ts';

/** An ORDER BY expression that puts the translation to serve for `languages` first. */
export function byFallback(column: AnyColumn, languages: Languages): SQL {
  const order = fallbackLocales(languages).map(
    (candidate, rank) => sql`when ${candidate} then ${sql.raw(String(rank))}`,
  );
  return sql`case ${column} ${sql.join(order, sql` `)} else ${sql.raw(String(order.length))} end, ${column}`;
}

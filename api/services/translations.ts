import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { fallbackLocales, type Locale } from '#contract/locales.ts';

/** An ORDER BY expression that puts the translation to serve for `locale` first. */
export function byFallback(column: AnyColumn, locale: Locale): SQL {
  const order = fallbackLocales(locale).map(
    (candidate, rank) => sql`when ${candidate} then ${sql.raw(String(rank))}`,
  );
  return sql`case ${column} ${sql.join(order, sql` `)} else ${sql.raw(String(order.length))} end, ${column}`;
}

import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { type DueState, receiptOf } from './due.ts';
import type { InboxKind, Source } from './sources.ts';
import { type InboxState, waitingStates } from './states.ts';

export type InboxFilter = {
  /** Absent: every state. */
  states?: readonly InboxState[] | undefined;
  kind?: InboxKind | undefined;
  locale?: Locale | undefined;
  /** Matches part of the reference, name, e-mail address, title or text, in upper or lower case. */
  search?: string | undefined;
  olderThanDays?: number | undefined;
  due?: DueState | undefined;
};

function isIn({ states: conditions }: Source, states: readonly InboxState[]): SQL | undefined {
  const possible = states.flatMap((state) => conditions[state] ?? []);
  return possible.length > 0 ? or(...possible) : sql`false`;
}

function isDue(source: Source, due: DueState): SQL | undefined {
  const { from, before } = receiptOf(due, new Date());
  return and(
    isIn(source, waitingStates),
    from && sql`${source.at} >= ${from.toISOString()}::timestamptz`,
    before && sql`${source.at} < ${before.toISOString()}::timestamptz`,
  );
}

/** What reduces the rows that counts are made of. */
export function matchesText(source: Source, { search, olderThanDays }: InboxFilter): SQL | undefined {
  const { reference, sender, email, title, content, at } = source;
  const text = sql`concat_ws(' ', ${reference}, ${sender}, ${email}, ${title}, ${content})`;
  return and(
    search ? sql`strpos(lower(${text}), lower(${search})) > 0` : undefined,
    olderThanDays === undefined ? undefined : sql`${at} < now() - make_interval(days => ${olderThanDays})`,
  );
}

export function matches(source: Source, filter: InboxFilter): SQL | undefined {
  const { states, kind, locale, due } = filter;
  return and(
    matchesText(source, filter),
    states && isIn(source, states),
    kind && sql`${source.kind} = ${kind}`,
    locale && sql`${source.locale} = ${locale}`,
    due && isDue(source, due),
  );
}

import { and, eq, gte, inArray, isNull, like, lt, type SQL, sql } from 'drizzle-orm';
import { inboxItems } from '#api/db/schema/index.ts';
import { type DueState, type InboxKind, type InboxState, waitingStates } from '#contract/inbox-kinds.ts';
import type { Locale } from '#contract/locales.ts';
import { receiptOf } from './due.ts';

export type InboxFilter = {
  /** Absent: every state. */
  states?: readonly InboxState[] | undefined;
  kind?: InboxKind | undefined;
  locale?: Locale | undefined;
  /** Id of a person of staff; null: nobody. */
  assignee?: number | null | undefined;
  /** Each word is a part of the reference, name, e-mail address, title or text, in upper or lower case. */
  search?: string | undefined;
  /** The beginning of the reference. */
  reference?: string | undefined;
  olderThanDays?: number | undefined;
  receivedBefore?: Date | undefined;
  due?: DueState | undefined;
};

const { at, state, kind, locale, assigneeId, reference } = inboxItems;

/** Constants, so that the planner recognises the partial index. */
export const isWaiting: SQL = sql`${state} in (${sql.raw(waitingStates.map((name) => `'${name}'`).join(', '))})`;

function isIn(states: readonly InboxState[]): SQL {
  const isDefault =
    states.length === waitingStates.length && waitingStates.every((name) => states.includes(name));
  return isDefault ? isWaiting : inArray(state, [...states]);
}

export function isAssignedTo(assignee: number | null): SQL {
  return assignee === null ? isNull(assigneeId) : eq(assigneeId, assignee);
}

export function moment(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`;
}

export function isDue(due: DueState): SQL | undefined {
  const { from, before } = receiptOf(due, new Date());
  return and(isWaiting, from && gte(at, moment(from)), before && lt(at, moment(before)));
}

export function matchesTime({ olderThanDays, receivedBefore, ...filter }: InboxFilter): SQL | undefined {
  return and(
    olderThanDays === undefined ? undefined : lt(at, sql`now() - make_interval(days => ${olderThanDays})`),
    receivedBefore && lt(at, moment(receivedBefore)),
    filter.reference === undefined ? undefined : like(reference, prefixOf(filter.reference)),
  );
}

function prefixOf(text: string): string {
  return `${text.toUpperCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

export function matches(filter: InboxFilter): SQL | undefined {
  return and(
    matchesTime(filter),
    filter.states && isIn(filter.states),
    filter.kind && eq(kind, filter.kind),
    filter.locale && eq(locale, filter.locale),
    filter.assignee === undefined ? undefined : isAssignedTo(filter.assignee),
    filter.due && isDue(filter.due),
  );
}

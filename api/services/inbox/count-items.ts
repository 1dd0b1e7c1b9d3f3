import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { type DueState, dueStates, receiptOf } from './due.ts';
import { type InboxFilter, matchesText } from './filter.ts';
import { type InboxKind, inboxKinds, selectItems } from './sources.ts';
import { type InboxState, inboxStates, waitingStates } from './states.ts';

type Cell = { state: InboxState; kind: InboxKind; locale: Locale; due: DueState | null; total: number };

/** Each number is of the items that all other filters let through. */
export type InboxCounts = {
  total: number;
  states: ReadonlyMap<InboxState, number>;
  kinds: ReadonlyMap<InboxKind, number>;
  locales: ReadonlyMap<Locale, number>;
  due: ReadonlyMap<DueState, number>;
};

function dueState(): SQL<DueState | null> {
  const { from, before } = receiptOf('today', new Date());
  const moment = (date: Date | undefined) => sql`${date?.toISOString()}::timestamptz`;
  const waiting = sql.raw(waitingStates.map((state) => `'${state}'`).join(', '));
  return sql<DueState | null>`case when state not in (${waiting}) then null
    when at < ${moment(from)} then 'overdue' when at < ${moment(before)} then 'today' else 'later' end`;
}

function selectCells(db: Database, filter: InboxFilter): Promise<Cell[]> {
  const columns = {
    state: sql<InboxState>`state`,
    kind: sql<InboxKind>`kind`,
    locale: sql<Locale>`locale`,
    due: dueState().as('due'),
  };
  return db
    .select({ ...columns, total: sql<number>`count(*)::int` })
    .from(selectItems(['at', 'kind', 'locale'], (source) => matchesText(source, filter)))
    .groupBy(sql`1, 2, 3, 4`);
}

type Dimension = 'state' | 'kind' | 'locale' | 'due';

function sumOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { total }) => sum + total, 0);
}

function isSelected(cell: Cell, { states, kind, locale, due }: InboxFilter, ignored?: Dimension): boolean {
  return (
    (ignored === 'state' || !states || states.includes(cell.state)) &&
    (ignored === 'kind' || !kind || cell.kind === kind) &&
    (ignored === 'locale' || !locale || cell.locale === locale) &&
    (ignored === 'due' || !due || cell.due === due)
  );
}

export async function countInbox(db: Database, filter: InboxFilter = {}): Promise<InboxCounts> {
  const cells = await selectCells(db, filter);
  const counted = <T extends string>(dimension: Dimension, values: readonly T[]) => {
    const others = cells.filter((cell) => isSelected(cell, filter, dimension));
    return new Map(values.map((value) => [value, sumOf(others.filter((cell) => cell[dimension] === value))]));
  };
  return {
    total: sumOf(cells.filter((cell) => isSelected(cell, filter))),
    states: counted('state', inboxStates),
    kinds: counted('kind', inboxKinds),
    locales: counted('locale', locales),
    due: counted('due', dueStates),
  };
}

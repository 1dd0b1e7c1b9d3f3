import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { inboxItems, inboxReads } from '#api/db/schema/index.ts';
import {
  type DueState,
  dueStates,
  type InboxKind,
  type InboxState,
  inboxKinds,
  inboxStates,
} from '#contract/inbox-kinds.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { receiptOf } from './due.ts';
import { type InboxFilter, isWaiting, matchesTime, moment } from './filter.ts';
import { findHits } from './search-items.ts';

type Cell = {
  state: InboxState;
  kind: InboxKind;
  locale: Locale;
  assigneeId: number | null;
  due?: DueState;
  total: number;
};

/** Each number counts the items that match all other filters. */
export type InboxCounts = {
  total: number;
  /** Too many items match the search: not all are counted. */
  isCapped: boolean;
  states: ReadonlyMap<InboxState, number>;
  kinds: ReadonlyMap<InboxKind, number>;
  locales: ReadonlyMap<Locale, number>;
  due: ReadonlyMap<DueState, number>;
  assignees: ReadonlyMap<number | null, number>;
};

const { state, kind, locale, assigneeId, at } = inboxItems;
const dimensions = { state, kind, locale, assigneeId };
const total = sql<number>`count(*)::int`;

function selectCells(db: Database, where: SQL | undefined): Promise<Cell[]> {
  return db
    .select({ ...dimensions, total })
    .from(inboxItems)
    .where(where)
    .groupBy(...Object.values(dimensions));
}

/** Items that wait. A separate query: the due state of all items is five times as slow to group. */
function selectDueCells(db: Database, where: SQL | undefined): Promise<Cell[]> {
  const { from, before } = receiptOf('today', new Date());
  const due = sql<DueState>`case when ${at} < ${from && moment(from)} then 'overdue'
    when ${at} < ${before && moment(before)} then 'today' else 'later' end`.as('due');
  return db
    .select({ ...dimensions, due, total })
    .from(inboxItems)
    .where(and(isWaiting, where))
    .groupBy(...Object.values(dimensions), sql`due`);
}

function sumOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.total, 0);
}

type Dimension = 'state' | 'kind' | 'locale' | 'assigneeId' | 'due';

function isSelected(cell: Cell, filter: InboxFilter, ignored?: Dimension): boolean {
  const { states, assignee, due } = filter;
  return (
    (ignored === 'state' || !states || states.includes(cell.state)) &&
    (ignored === 'kind' || !filter.kind || cell.kind === filter.kind) &&
    (ignored === 'locale' || !filter.locale || cell.locale === filter.locale) &&
    (ignored === 'assigneeId' || assignee === undefined || cell.assigneeId === assignee) &&
    (ignored === 'due' || !due || cell.due === due)
  );
}

export async function countInbox(db: Database, filter: InboxFilter = {}): Promise<InboxCounts> {
  const hits = await findHits(db, filter.search, { forCount: true });
  const where = and(matchesTime(filter), hits.where);
  const dueCells = await selectDueCells(db, where);
  const cells = filter.due ? dueCells : await selectCells(db, where);
  const counted = <T extends string>(dimension: Dimension, values: readonly T[]) => {
    const others = (dimension === 'due' ? dueCells : cells).filter((cell) =>
      isSelected(cell, filter, dimension),
    );
    return new Map(values.map((value) => [value, sumOf(others.filter((cell) => cell[dimension] === value))]));
  };
  const assignees = new Map<number | null, number>();
  for (const cell of cells.filter((one) => isSelected(one, filter, 'assigneeId')))
    assignees.set(cell.assigneeId, (assignees.get(cell.assigneeId) ?? 0) + cell.total);
  return {
    total: sumOf(cells.filter((cell) => isSelected(cell, filter))),
    isCapped: hits.isCapped,
    states: counted('state', inboxStates),
    kinds: counted('kind', inboxKinds),
    locales: counted('locale', locales),
    due: counted('due', dueStates),
    assignees,
  };
}

export async function countUnread(db: Database, staffId: number): Promise<number> {
  const isRead = sql`exists (select from ${inboxReads}
    where ${inboxReads.itemId} = ${inboxItems.id} and ${inboxReads.staffId} = ${staffId})`;
  return db.$count(inboxItems, and(isWaiting, sql`not ${isRead}`));
}

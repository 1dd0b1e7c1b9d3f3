import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { contacts } from '#api/db/schema/index.ts';
import type { Locale } from '#contract/locales.ts';
import { type Cursor, cursorOf, isBeyond } from './cursor.ts';
import { dueDayOf } from './due.ts';
import { type InboxFilter, matches } from './filter.ts';
import { type InboxKind, type Source, selectItems } from './sources.ts';
import { type InboxState, waitingStates } from './states.ts';

export const inboxOrders = ['oldest', 'newest'] as const;

export type InboxItem = {
  reference: string;
  at: Date;
  kind: InboxKind;
  sender: string;
  title: string;
  locale: Locale;
  state: InboxState;
  /** The Korean day at whose end the answer is due. Undefined unless the item waits. */
  dueDay: string | undefined;
};

export function dueDayIn(state: InboxState, receivedAt: Date): string | undefined {
  return waitingStates.includes(state) ? dueDayOf(receivedAt) : undefined;
}

export type InboxPageQuery = {
  order: (typeof inboxOrders)[number];
  size: number;
  after?: Cursor | undefined;
  before?: Cursor | undefined;
};

export type InboxPage = { items: InboxItem[]; next: Cursor | undefined; previous: Cursor | undefined };

const listed = ['reference', 'at', 'kind', 'sender', 'title', 'locale'] as const;

const columns = {
  reference: sql<string>`reference`,
  at: sql<Date>`at`.mapWith(contacts.receivedAt),
  kind: sql<InboxKind>`kind`,
  sender: sql<string>`sender`,
  title: sql<string>`title`,
  locale: sql<Locale>`locale`,
  state: sql<InboxState>`state`,
  cursor: cursorOf,
};

function selectRows(
  db: Database,
  where: (source: Source) => SQL | undefined,
  isAscending: boolean,
  limit: number,
) {
  const direction = isAscending ? sql`asc` : sql`desc`;
  return db
    .select(columns)
    .from(selectItems(listed, where))
    .orderBy(sql`at ${direction}, reference ${direction}`)
    .limit(limit);
}

/** Pages stay stable when items arrive. `previous` and `next` are undefined at the ends. */
export async function listInbox(
  db: Database,
  filter: InboxFilter,
  { order, size, after, before }: InboxPageQuery,
): Promise<InboxPage> {
  const isBackward = before !== undefined;
  const isAscending = (order === 'oldest') !== isBackward;
  const start = before ?? after;
  const where = (source: Source) =>
    and(matches(source, filter), start && isBeyond(source, start, isAscending));
  const rows = await selectRows(db, where, isAscending, size + 1);
  const hasMore = rows.length > size;
  const page = rows.slice(0, size);
  if (isBackward) page.reverse();
  return {
    items: page.map(({ cursor: _cursor, ...row }) => ({ ...row, dueDay: dueDayIn(row.state, row.at) })),
    previous: (isBackward ? hasMore : start) ? page[0]?.cursor : undefined,
    next: isBackward || hasMore ? page.at(-1)?.cursor : undefined,
  };
}

export async function findOpenInquiries(db: Database, filter: InboxFilter): Promise<string[]> {
  const where = (source: Source) => matches(source, { ...filter, states: ['open'] });
  const rows = await db
    .select({ reference: columns.reference })
    .from(selectItems(['reference', 'at', 'kind'], where))
    .where(sql`kind not in ('QUESTION', 'SAMPLE')`)
    .orderBy(sql`at`);
  return rows.map(({ reference }) => reference);
}

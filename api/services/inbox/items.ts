import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import {
  contacts,
  inboxItems,
  inboxReads,
  members,
  productTranslations,
  questions,
  samples,
  staff,
} from '#api/db/schema/index.ts';
import type { Cursor, InboxPerson, inboxOrders } from '#contract/inbox.ts';
import { type InboxKind, type InboxState, waitingStates } from '#contract/inbox-kinds.ts';
import type { Locale } from '#contract/locales.ts';
import { cursorOf, isBeyond } from './cursor.ts';
import { dueDayOf } from './due.ts';
import { type InboxFilter, matches } from './filter.ts';
import { findHits } from './search-items.ts';

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

export type InboxRow = InboxItem & { revision: number; assignee: InboxPerson | null; isRead: boolean };

export function dueDayIn(state: InboxState, receivedAt: Date): string | undefined {
  return waitingStates.includes(state) ? dueDayOf(receivedAt) : undefined;
}

export type InboxPageQuery = {
  order: (typeof inboxOrders)[number];
  size: number;
  after?: Cursor | undefined;
  before?: Cursor | undefined;
  /** The person whose marks `isRead` shows. */
  reader?: number | undefined;
};

export type InboxPage = { items: InboxRow[]; next: Cursor | undefined; previous: Cursor | undefined };

const titleLength = 60;

const productName = sql`(select name from ${productTranslations}
  where product_id = ${samples.productId} order by locale = 'ko-KR' desc limit 1)`;

/** The sender's name in rows joined with all three sources. */
export const senderOf = sql<string>`coalesce(${contacts.fullName}, ${members.name})`;

export const titleOf = sql<string>`coalesce(${contacts.subject},
  left(${contacts.content}, ${sql.raw(String(titleLength))}), ${questions.title},
  ${productName} || ' · ' || ${samples.amount})`;

function selectRows(db: Database, where: SQL | undefined, isAscending: boolean, query: InboxPageQuery) {
  const direction = isAscending ? sql`asc` : sql`desc`;
  // First the page, then its texts: a join must not read more items than the page has.
  const page = db
    .select({ id: inboxItems.id })
    .from(inboxItems)
    .where(where)
    .orderBy(sql`${inboxItems.at} ${direction}, ${inboxItems.reference} ${direction}`)
    .limit(query.size + 1)
    .as('page');
  const { reference, at, kind, locale, state, revision } = inboxItems;
  const isRead =
    query.reader === undefined ? sql<boolean>`false` : sql<boolean>`${inboxReads.itemId} is not null`;
  const assignee = sql<InboxPerson | null>`case when ${staff.id} is not null
    then jsonb_build_object('id', ${staff.id}, 'name', ${staff.name}) end`;
  return db
    .select({
      ...{ reference, at, kind, locale, state, revision, isRead, assignee },
      sender: senderOf,
      title: titleOf,
      cursor: cursorOf,
    })
    .from(page)
    .innerJoin(inboxItems, eq(inboxItems.id, page.id))
    .leftJoin(contacts, eq(contacts.id, inboxItems.contactId))
    .leftJoin(questions, eq(questions.id, inboxItems.questionId))
    .leftJoin(samples, eq(samples.id, inboxItems.sampleId))
    .leftJoin(members, eq(members.id, sql`coalesce(${questions.memberId}, ${samples.memberId})`))
    .leftJoin(staff, eq(staff.id, inboxItems.assigneeId))
    .leftJoin(
      inboxReads,
      and(eq(inboxReads.itemId, inboxItems.id), eq(inboxReads.staffId, query.reader ?? 0)),
    )
    .orderBy(sql`${at} ${direction}, ${reference} ${direction}`);
}

/** Pages stay stable when items arrive. `previous` and `next` are undefined at the ends. */
export async function listInbox(
  db: Database,
  filter: InboxFilter,
  query: InboxPageQuery,
): Promise<InboxPage> {
  const { order, size, after, before } = query;
  const isBackward = before !== undefined;
  const isAscending = (order === 'oldest') !== isBackward;
  const start = before ?? after;
  const hits = await findHits(db, filter.search);
  const where = and(matches(filter), hits.where, start && isBeyond(start, isAscending));
  const rows = await selectRows(db, where, isAscending, query);
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
  const hits = await findHits(db, filter.search);
  const rows = await db
    .select({ reference: inboxItems.reference })
    .from(inboxItems)
    .where(
      and(matches({ ...filter, states: ['open'] }), hits.where, sql`${inboxItems.contactId} is not null`),
    )
    .orderBy(inboxItems.at);
  return rows.map(({ reference }) => reference);
}

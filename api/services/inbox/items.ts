import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '#api/db/database.ts';
import { answers, contacts, members, questions } from '#api/db/schema/index.ts';
import { contactTypes } from '#contract/contact-reference.ts';
import type { Locale } from '#contract/locales.ts';
import { offsetOf, type Paged, type PageQuery } from '../page-info.ts';

/** `undelivered`: the mail of the last answer failed. `processed`: handled without an answer. */
export const inboxStates = [
  'open',
  'undelivered',
  'processed',
  'answered',
  'answered_elsewhere',
  'spam',
] as const;

export type InboxState = (typeof inboxStates)[number];

export const waitingStates: readonly InboxState[] = ['open', 'undelivered'];

export const inboxKinds = [...contactTypes, 'QUESTION'] as const;

export type InboxKind = (typeof inboxKinds)[number];

export const inboxOrders = ['oldest', 'newest'] as const;

export type InboxFilter = {
  /** Absent: every state. */
  states?: readonly InboxState[] | undefined;
  kind?: InboxKind | undefined;
  locale?: Locale | undefined;
  /** Matches part of the reference, name, e-mail address, title or text, in upper or lower case. */
  search?: string | undefined;
  olderThanDays?: number | undefined;
};

export type InboxItem = {
  reference: string;
  at: Date;
  kind: InboxKind;
  sender: string;
  title: string;
  locale: Locale;
  state: InboxState;
};

export const overdueDays = 30;

const titleLength = 60;

function hasFailed(owner: typeof contacts.id | typeof questions.id, column: SQL): SQL {
  const later = sql`select from ${answers} later where later.${column} = failed.${column} and later.id > failed.id`;
  return sql`${owner} in (select failed.${column} from ${answers} failed
    where failed.failed_at is not null and failed.${column} is not null and not exists (${later}))`;
}

export const contactState = sql<InboxState>`case
  when ${contacts.closedAs} is not null then ${contacts.closedAs}
  when ${contacts.answeredAt} is not null and ${hasFailed(contacts.id, sql`contact_id`)} then 'undelivered'
  when ${contacts.answeredAt} is not null then 'answered'
  when ${contacts.processedAt} is not null then 'processed'
  else 'open' end`;

export const questionState = sql<InboxState>`case
  when ${questions.answeredAt} is null then 'open'
  when ${questions.answer} is null then 'answered_elsewhere'
  when ${hasFailed(questions.id, sql`question_id`)} then 'undelivered'
  else 'answered' end`;

function inboxItems(db: Database | Transaction) {
  const inquiries = db
    .select({
      reference: sql<string>`${contacts.reference}`.as('reference'),
      at: sql<Date>`${contacts.receivedAt}`.mapWith(contacts.receivedAt).as('at'),
      kind: sql<InboxKind>`${contacts.type}`.as('kind'),
      sender: sql<string>`${contacts.fullName}`.as('sender'),
      email: sql<string>`${contacts.email}`.as('email'),
      title: sql<string>`coalesce(${contacts.subject}, left(${contacts.content}, ${titleLength}))`.as(
        'title',
      ),
      content: sql<string>`${contacts.content}`.as('content'),
      locale: sql<Locale>`${contacts.locale}`.as('locale'),
      state: contactState.as('state'),
    })
    .from(contacts);
  const memberQuestions = db
    .select({
      reference: sql<string>`'Q-' || ${questions.id}`.as('reference'),
      at: sql<Date>`${questions.createdAt}`.mapWith(questions.createdAt).as('at'),
      kind: sql<InboxKind>`'QUESTION'`.as('kind'),
      sender: sql<string>`${members.name}`.as('sender'),
      email: sql<string>`${members.email}`.as('email'),
      title: sql<string>`${questions.title}`.as('title'),
      content: sql<string>`${questions.content}`.as('content'),
      locale: sql<Locale>`${members.locale}`.as('locale'),
      state: questionState.as('state'),
    })
    .from(questions)
    .innerJoin(members, eq(members.id, questions.memberId));
  return unionAll(inquiries, memberQuestions).as('inbox_items');
}

type Items = ReturnType<typeof inboxItems>;

function matches(
  items: Items,
  { states, kind, locale, search, olderThanDays }: InboxFilter,
): SQL | undefined {
  const searched = sql`concat_ws(' ', ${items.reference}, ${items.sender}, ${items.email}, ${items.title}, ${items.content})`;
  return and(
    states && inArray(items.state, [...states]),
    kind && eq(items.kind, kind),
    locale && eq(items.locale, locale),
    search ? sql`strpos(lower(${searched}), lower(${search})) > 0` : undefined,
    olderThanDays === undefined
      ? undefined
      : sql`${items.at} < now() - make_interval(days => ${olderThanDays})`,
  );
}

export async function listInbox(
  db: Database,
  filter: InboxFilter,
  { order, ...query }: PageQuery & { order: (typeof inboxOrders)[number] },
): Promise<Paged<InboxItem>> {
  const items = inboxItems(db);
  const where = matches(items, filter);
  const direction = order === 'newest' ? desc : asc;
  const { reference, at, kind, sender, title, locale, state } = items;
  const rows = await db
    .select({ reference, at, kind, sender, title, locale, state })
    .from(items)
    .where(where)
    .orderBy(direction(at), direction(reference))
    .limit(query.size)
    .offset(offsetOf(query));
  const [total] = await db.select({ total: count() }).from(items).where(where);
  return { items: rows, total: total?.total ?? 0 };
}

/** The number of items in each state; `states` of the filter is ignored. */
export async function countInbox(
  db: Database,
  { states: _every, ...filter }: InboxFilter = {},
): Promise<Record<InboxState, number>> {
  const items = inboxItems(db);
  const rows = await db
    .select({ state: items.state, total: count() })
    .from(items)
    .where(matches(items, filter))
    .groupBy(items.state);
  const totals = new Map(rows.map(({ state, total }) => [state, total]));
  const totalOf = (state: InboxState) => totals.get(state) ?? 0;
  return {
    open: totalOf('open'),
    undelivered: totalOf('undelivered'),
    processed: totalOf('processed'),
    answered: totalOf('answered'),
    answered_elsewhere: totalOf('answered_elsewhere'),
    spam: totalOf('spam'),
  };
}

export async function countOverdue(db: Database): Promise<number> {
  return (await countInbox(db, { olderThanDays: overdueDays })).open;
}

export async function findOpenInquiries(db: Database, filter: InboxFilter): Promise<string[]> {
  const items = inboxItems(db);
  const rows = await db
    .select({ reference: items.reference })
    .from(items)
    .where(and(matches(items, { ...filter, states: ['open'] }), ne(items.kind, 'QUESTION')))
    .orderBy(asc(items.at));
  return rows.map(({ reference }) => reference);
}

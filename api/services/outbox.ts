import { and, count, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { MessageKind, MessageState } from '#contract/staff-messages.ts';
import type { Database, Transaction } from '../db/database.ts';
import { answers, contacts, outbox } from '../db/schema/index.ts';
import { maskEmail, maskNumber } from './masking.ts';
import { offsetOf, type Paged, type PageQuery } from './page-info.ts';

export type MessageFilter = { kind?: MessageKind | undefined; state?: MessageState | undefined };

export type OutboxMessage = {
  id: string;
  kind: MessageKind;
  state: MessageState;
  createdAt: Date;
  nextAttemptAt: Date;
  attempts: number;
  lastError: string | null;
  /** Masked; empty for a notice to a sign-in provider. */
  to: string;
  subject: string;
  /** The inquiry or question that a mail answers. */
  reference: string | null;
  /** In the list: microseconds since 1970 and the id. */
  position: string;
};

const state = sql<MessageState>`case when ${outbox.failedAt} is null then 'waiting' else 'failed' end`;

const position = sql<string>`(extract(epoch from ${outbox.createdAt}) * 1000000)::bigint || '_' || ${outbox.id}`;

const field = (name: string) => sql<string>`coalesce(${outbox.message} ->> ${name}, '')`;

const reference = sql<string | null>`coalesce(${contacts.reference}, 'Q-' || ${answers.questionId})`;

function masked(kind: MessageKind, to: string): string {
  return kind === 'sms' ? maskNumber(to) : maskEmail(to);
}

function matches(filter: MessageFilter): SQL | undefined {
  return and(
    filter.kind && eq(outbox.kind, filter.kind),
    filter.state && (filter.state === 'failed' ? isNotNull(outbox.failedAt) : isNull(outbox.failedAt)),
  );
}

type Selection = {
  order: SQL;
  limit: number;
  offset?: number;
  where?: SQL | undefined;
};

/** With masked recipients. */
export async function selectMessages(
  db: Database,
  filter: MessageFilter,
  { order, limit, offset = 0, where }: Selection,
): Promise<OutboxMessage[]> {
  const { id, kind, createdAt, nextAttemptAt, attempts, lastError } = outbox;
  const rows = await db
    .select({
      ...{ id, kind, state, createdAt, nextAttemptAt, attempts, lastError, reference, position },
      to: field('to'),
      subject: field('subject'),
    })
    .from(outbox)
    .leftJoin(answers, eq(answers.id, outbox.answerId))
    .leftJoin(contacts, eq(contacts.id, answers.contactId))
    .where(and(matches(filter), where))
    .orderBy(order)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, to: masked(row.kind, row.to) }));
}

export async function countMessages(db: Database, filter: MessageFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(outbox).where(matches(filter));
  return row?.total ?? 0;
}

/** Oldest first. */
export async function listMessages(
  db: Database,
  filter: MessageFilter,
  query: PageQuery,
): Promise<Paged<OutboxMessage>> {
  const items = await selectMessages(db, filter, {
    order: sql`${outbox.createdAt}, ${outbox.id}`,
    limit: query.size,
    offset: offsetOf(query),
  });
  return { items, total: await countMessages(db, filter) };
}

/** Gives mails and notices their full time again, from now. A text message holds an expired code: it is left. */
export async function requeue(tx: Transaction, which: SQL): Promise<string[]> {
  const rows = await tx
    .update(outbox)
    .set({ failedAt: null, createdAt: sql`now()`, nextAttemptAt: sql`now()` })
    .where(and(which, ne(outbox.kind, 'sms')))
    .returning({ id: outbox.id, answerId: outbox.answerId });
  const answerIds = rows.map(({ answerId }) => answerId).filter((id) => id !== null);
  if (answerIds.length > 0)
    await tx.update(answers).set({ failedAt: null, failure: null }).where(inArray(answers.id, answerIds));
  return rows.map(({ id }) => id);
}

type ResendDeps = { db: Database; wakeOutbox(): void };

export async function resendMessages(
  { db, wakeOutbox }: ResendDeps,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const requeued = await db.transaction((tx) => requeue(tx, inArray(outbox.id, [...ids])));
  wakeOutbox();
  return requeued;
}

export async function resendFailed({ db, wakeOutbox }: ResendDeps): Promise<string[]> {
  const requeued = await db.transaction((tx) => requeue(tx, isNotNull(outbox.failedAt)));
  wakeOutbox();
  return requeued;
}

import { and, asc, count, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { answers, contacts, outbox } from '../db/schema/index.ts';
import type { MessageKind } from '../outbox/delivery.ts';
import { maskEmail, maskNumber } from './masking.ts';
import { offsetOf, type Paged, type PageQuery } from './page-info.ts';

/** `failed`: refused, or not accepted in time. It is deleted seven days later. */
export const messageStates = ['waiting', 'failed'] as const;

export type MessageState = (typeof messageStates)[number];

export type MessageFilter = { kind?: MessageKind | undefined; state?: MessageState | undefined };

export type OutboxMessage = {
  id: string;
  kind: MessageKind;
  state: MessageState;
  createdAt: Date;
  attempts: number;
  lastError: string | null;
  /** Masked; empty for a notice to a sign-in provider. */
  to: string;
  subject: string;
  /** The inquiry or question that a mail answers. */
  reference: string | null;
};

const state = sql<MessageState>`case when ${outbox.failedAt} is null then 'waiting' else 'failed' end`;

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

export async function listMessages(
  db: Database,
  filter: MessageFilter,
  query: PageQuery,
): Promise<Paged<OutboxMessage>> {
  const { id, kind, createdAt, attempts, lastError } = outbox;
  const rows = await db
    .select({
      ...{ id, kind, state, createdAt, attempts, lastError, reference },
      to: field('to'),
      subject: field('subject'),
    })
    .from(outbox)
    .leftJoin(answers, eq(answers.id, outbox.answerId))
    .leftJoin(contacts, eq(contacts.id, answers.contactId))
    .where(matches(filter))
    .orderBy(asc(createdAt), asc(id))
    .limit(query.size)
    .offset(offsetOf(query));
  const [total] = await db.select({ total: count() }).from(outbox).where(matches(filter));
  return {
    items: rows.map(({ to, ...row }) => ({ ...row, to: masked(row.kind, to) })),
    total: total?.total ?? 0,
  };
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

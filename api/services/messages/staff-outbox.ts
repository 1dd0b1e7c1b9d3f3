import { eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { outbox } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { MessageQuery, messageListSchema, StaffMessage } from '#contract/staff-messages.ts';
import { recordAccess } from '../access-records.ts';
import { countMessages, type OutboxMessage, requeue, selectMessages } from '../outbox.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { failureOf } from './failure-reason.ts';

const { createdAt, id } = outbox;

function isBeyond(cursor: string, isOlder: boolean) {
  const [micros = '', uuid = ''] = cursor.split('_');
  const moment = sql`'epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond'`;
  return sql`(${createdAt}, ${id}) ${isOlder ? sql`<` : sql`>`} (${moment}, ${uuid}::uuid)`;
}

function toStaffMessage(row: OutboxMessage): StaffMessage {
  const { createdAt: at, nextAttemptAt, lastError, position: _position, ...message } = row;
  return {
    ...message,
    createdAt: at.toISOString(),
    nextAttemptAt: message.state === 'waiting' ? nextAttemptAt.toISOString() : null,
    failure: failureOf(lastError),
  };
}

export async function listStaffMessages(
  db: Database,
  _actor: StaffActor<'messages.read'>,
  { after, before, size, ...filter }: MessageQuery,
): Promise<v.InferInput<typeof messageListSchema>> {
  const isBackward = before !== undefined;
  const start = before ?? after;
  const [rows, total] = await Promise.all([
    selectMessages(db, filter, {
      where: start === undefined ? undefined : isBeyond(start, !isBackward),
      order: isBackward ? sql`${createdAt}, ${id}` : sql`${createdAt} desc, ${id} desc`,
      limit: size + 1,
    }),
    countMessages(db, filter),
  ]);
  const hasMore = rows.length > size;
  const page = rows.slice(0, size);
  if (isBackward) page.reverse();
  const hasPrevious = isBackward ? hasMore : after !== undefined;
  return {
    data: page.map(toStaffMessage),
    page: {
      total,
      previous: (hasPrevious && page[0]?.position) || null,
      next: ((isBackward || hasMore) && page.at(-1)?.position) || null,
    },
  };
}

/** @param ids undefined: all that failed. Returns how many; text messages stay, because their codes have expired. */
export async function resendByStaff(
  { db, wakeOutbox }: Pick<ApiDeps, 'db' | 'wakeOutbox'>,
  actor: StaffActor<'messages.send'>,
  ids: readonly string[] | undefined,
): Promise<number> {
  const resent = await db.transaction(async (tx) => {
    await holdActor(tx, actor);
    return requeue(tx, ids ? inArray(outbox.id, [...ids]) : isNotNull(outbox.failedAt));
  });
  wakeOutbox();
  return resent.length;
}

/** @throws {ProblemError} not_found; conflict for a message that waits */
export function deleteMessage(
  { db, keyedHash }: Pick<ApiDeps, 'db' | 'keyedHash'>,
  actor: StaffActor<'messages.send'>,
  messageId: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const [row] = await tx.select().from(outbox).where(eq(outbox.id, messageId)).for('update');
    if (!row) throw new ProblemError('not_found');
    if (!row.failedAt) throw new ProblemError('conflict');
    await tx.delete(outbox).where(eq(outbox.id, messageId));
    await recordAccess(tx, keyedHash, { actor, subject: `message:${messageId}`, detail: { act: 'delete' } });
  });
}

/** @throws {ProblemError} not_found, also for a notice to a sign-in provider */
export function showRecipient(
  { db, keyedHash }: Pick<ApiDeps, 'db' | 'keyedHash'>,
  actor: StaffActor<'messages.reveal'>,
  messageId: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const [row] = await tx
      .select({ to: sql<string | null>`${outbox.message} ->> 'to'` })
      .from(outbox)
      .where(eq(outbox.id, messageId));
    if (!row?.to) throw new ProblemError('not_found');
    await recordAccess(tx, keyedHash, { actor, subject: `message:${messageId}` });
    return row.to;
  });
}

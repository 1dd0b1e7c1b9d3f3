import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { savedReplies, savedReplyTexts, staff } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { Locale } from '#contract/locales.ts';
import { locales } from '#contract/locales.ts';
import type { ReplyRequest, SavedReply } from '#contract/replies.ts';
import { recordAccess } from './access-records.ts';
import type { StaffActor } from './staff/authorize.ts';
import { holdActor } from './staff/staff-sessions.ts';

type Deps = Pick<ApiDeps, 'db' | 'keyedHash'>;
type Actor = StaffActor<'replies.change'>;

async function selectReplies(db: Database | Transaction, ids?: readonly number[]): Promise<SavedReply[]> {
  const rows = await db
    .select()
    .from(savedReplies)
    .where(ids && inArray(savedReplies.id, [...ids]))
    .orderBy(asc(savedReplies.name), asc(savedReplies.id));
  const texts = await db
    .select()
    .from(savedReplyTexts)
    .where(ids && inArray(savedReplyTexts.replyId, [...ids]));
  return rows.map(({ id, name, revision, changedAt }) => ({
    ...{ id, name, revision },
    changedAt: changedAt.toISOString(),
    texts: Object.fromEntries(
      texts.filter(({ replyId }) => replyId === id).map(({ locale, content }) => [locale, content]),
    ),
  }));
}

export function listReplies(db: Database, _actor: StaffActor<'replies.read'>): Promise<SavedReply[]> {
  return selectReplies(db);
}

async function getReply(tx: Transaction, id: number): Promise<SavedReply> {
  const [reply] = await selectReplies(tx, [id]);
  if (!reply) throw new ProblemError('not_found');
  return reply;
}

async function storeTexts(
  tx: Transaction,
  replyId: number,
  texts: Partial<Record<Locale, string>>,
): Promise<void> {
  await tx.delete(savedReplyTexts).where(eq(savedReplyTexts.replyId, replyId));
  const values = locales.flatMap((locale) => {
    const content = texts[locale];
    return content === undefined ? [] : [{ replyId, locale, content }];
  });
  await tx.insert(savedReplyTexts).values(values);
}

export function createReply(
  { db, keyedHash }: Deps,
  actor: Actor,
  { name, texts }: ReplyRequest,
): Promise<SavedReply> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const [row] = await tx
      .insert(savedReplies)
      .values({ name, changedBy: actor.staffId })
      .returning({ id: savedReplies.id });
    if (!row) throw new Error('The reply was not stored');
    await storeTexts(tx, row.id, texts);
    await recordAccess(tx, keyedHash, { actor, subject: `reply:${row.id}`, detail: { act: 'created' } });
    return getReply(tx, row.id);
  });
}

/** @throws {ProblemError} not_found; conflict for another revision */
async function holdReply(tx: Transaction, actor: Actor, id: number, revision: number): Promise<void> {
  await holdActor(tx, actor);
  const { revision: current, changedAt } = savedReplies;
  const [held] = await tx
    .select({ current, changedAt, by: staff.name })
    .from(savedReplies)
    .leftJoin(staff, eq(staff.id, savedReplies.changedBy))
    .where(eq(savedReplies.id, id))
    .for('update', { of: savedReplies });
  if (!held) throw new ProblemError('not_found');
  if (held.current === revision) return;
  const at = held.changedAt.toISOString();
  const conflict = { revision: held.current, act: 'changed', by: held.by, at };
  throw new ProblemError('conflict', { conflict });
}

/** @throws {ProblemError} not_found, conflict */
export function changeReply(
  { db, keyedHash }: Deps,
  actor: Actor,
  id: number,
  { revision, name, texts }: ReplyRequest & { revision: number },
): Promise<SavedReply> {
  return db.transaction(async (tx) => {
    await holdReply(tx, actor, id, revision);
    const next = { name, revision: sql`${savedReplies.revision} + 1`, changedAt: sql`now()` };
    const changed = { ...next, changedBy: actor.staffId };
    await tx.update(savedReplies).set(changed).where(eq(savedReplies.id, id));
    await storeTexts(tx, id, texts);
    await recordAccess(tx, keyedHash, { actor, subject: `reply:${id}`, detail: { act: 'changed' } });
    return getReply(tx, id);
  });
}

/** @throws {ProblemError} not_found, conflict */
export function deleteReply(
  { db, keyedHash }: Deps,
  actor: Actor,
  id: number,
  revision: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await holdReply(tx, actor, id, revision);
    await tx.delete(savedReplies).where(eq(savedReplies.id, id));
    await recordAccess(tx, keyedHash, { actor, subject: `reply:${id}`, detail: { act: 'deleted' } });
  });
}

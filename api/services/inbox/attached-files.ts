import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { answers, files, inboxItems } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { Download } from '../files.ts';
import type { StaffActor } from '../staff/authorize.ts';
import type { HeldItem } from './hold-item.ts';
import { recordItemAccess } from './record-act.ts';

export type AttachedFile = { id: string; name: string; size: number; answerId: number | null };

export function listAttached(
  db: Database | Transaction,
  { contactId, questionId }: Pick<HeldItem, 'contactId' | 'questionId'>,
  answerIds: readonly number[],
): Promise<AttachedFile[]> {
  const { id, name, size, answerId } = files;
  const isOf: SQL[] = [];
  if (contactId !== null) isOf.push(eq(files.contactId, contactId));
  if (questionId !== null) isOf.push(eq(files.questionId, questionId));
  if (answerIds.length > 0) isOf.push(inArray(answerId, [...answerIds]));
  if (isOf.length === 0) return Promise.resolve([]);
  return db
    .select({ id, name, size, answerId })
    .from(files)
    .where(or(...isOf))
    .orderBy(asc(files.position), asc(id));
}

function selectDownload(tx: Transaction, id: string) {
  const { name, mediaType, size } = files;
  const contactId = sql`coalesce(${files.contactId}, ${answers.contactId})`;
  const questionId = sql`coalesce(${files.questionId}, ${answers.questionId})`;
  return tx
    .select({ id: files.id, name, mediaType, size, itemId: inboxItems.id })
    .from(files)
    .leftJoin(answers, eq(answers.id, files.answerId))
    .innerJoin(inboxItems, or(eq(inboxItems.contactId, contactId), eq(inboxItems.questionId, questionId)))
    .where(and(eq(files.id, id), isNotNull(inboxItems.id)));
}

/** Records the download before the first byte. @throws {ProblemError} not_found for files of other owners */
export function openAttached(
  { db, keyedHash }: Pick<ApiDeps, 'db' | 'keyedHash'>,
  actor: StaffActor<'inbox.download'>,
  id: string,
): Promise<Download> {
  return db.transaction(async (tx) => {
    const [found] = await selectDownload(tx, id);
    if (!found) throw new ProblemError('not_found');
    const { itemId, ...download } = found;
    await recordItemAccess(tx, keyedHash, actor, itemId, { file: id });
    return { ...download, isPersonal: true };
  });
}

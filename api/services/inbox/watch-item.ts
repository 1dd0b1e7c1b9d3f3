import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { answers, inboxPresences, staff } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { InboxWatch } from '#contract/inbox-detail.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { deliveryOf } from './answers.ts';
import { listEvents } from './events.ts';
import { findItem, type HeldItem } from './hold-item.ts';

const presenceSeconds = 20;

const isPresent = gt(inboxPresences.seenAt, sql`now() - make_interval(secs => ${presenceSeconds})`);

async function storePresence(db: Database, itemId: number, staffId: number, isWriting: boolean) {
  const seen = { isWriting, seenAt: sql`now()` };
  await db
    .insert(inboxPresences)
    .values({ itemId, staffId, ...seen })
    .onConflictDoUpdate({ target: [inboxPresences.itemId, inboxPresences.staffId], set: seen });
}

function listOthers(db: Database, itemId: number, staffId: number): Promise<InboxWatch['people']> {
  return db
    .select({ id: staff.id, name: staff.name, isWriting: inboxPresences.isWriting })
    .from(inboxPresences)
    .innerJoin(staff, eq(staff.id, inboxPresences.staffId))
    .where(and(eq(inboxPresences.itemId, itemId), ne(inboxPresences.staffId, staffId), isPresent))
    .orderBy(asc(staff.name), asc(staff.id));
}

async function listDeliveries(
  db: Database,
  { contactId, questionId }: HeldItem,
): Promise<InboxWatch['deliveries']> {
  const { id, sentAt, failedAt, failure } = answers;
  const rows = await db
    .select({ id, sentAt, failedAt, failure })
    .from(answers)
    .where(contactId === null ? eq(answers.questionId, questionId ?? 0) : eq(answers.contactId, contactId))
    .orderBy(asc(id));
  return rows.map((row) => {
    const { at, ...delivery } = deliveryOf(row);
    return { id: row.id, ...delivery, at: at?.toISOString() ?? null };
  });
}

async function assigneeOf(db: Database, assigneeId: number | null): Promise<InboxWatch['assignee']> {
  if (assigneeId === null) return null;
  const [person] = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(eq(staff.id, assigneeId));
  return person ?? null;
}

/** Returns no personal data of the sender. @throws {ProblemError} not_found */
export async function watchItem(
  { db }: Pick<ApiDeps, 'db'>,
  actor: StaffActor<'inbox.watch'>,
  reference: string,
  { revision: known, isWriting }: { revision: number; isWriting: boolean },
): Promise<InboxWatch> {
  const item = await findItem(db, reference);
  if (!item) throw new ProblemError('not_found');
  const { id, revision, state, assigneeId } = item;
  await storePresence(db, id, actor.staffId, isWriting);
  return {
    ...{ revision, state },
    assignee: await assigneeOf(db, assigneeId),
    changes: revision === known ? [] : await listEvents(db, id, { since: known }),
    people: await listOthers(db, id, actor.staffId),
    deliveries: await listDeliveries(db, item),
  };
}

import { and, asc, eq, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { inboxNotes, staff } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { InboxNote } from '#contract/inbox-detail.ts';
import type { InboxDone } from '#contract/inbox-work.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { raiseRevision } from './hold-item.ts';
import { actOnItem } from './record-act.ts';

type Actor = StaffActor<'inbox.note'>;

type Given = { revision: number; content: string };

export async function listNotes(db: Database | Transaction, itemId: number): Promise<InboxNote[]> {
  const { id, createdAt, editedAt, content } = inboxNotes;
  const rows = await db
    .select({ id, createdAt, editedAt, content, by: { id: staff.id, name: staff.name } })
    .from(inboxNotes)
    .innerJoin(staff, eq(staff.id, inboxNotes.staffId))
    .where(eq(inboxNotes.itemId, itemId))
    .orderBy(asc(inboxNotes.id));
  return rows.map((row) => ({
    id: row.id,
    by: row.by,
    at: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    content: row.content,
  }));
}

/** @throws {ProblemError} not_found, conflict */
export function addNote(
  deps: ApiDeps,
  actor: Actor,
  reference: string,
  { revision, content }: Given,
): Promise<InboxDone> {
  return actOnItem(deps, actor, { reference, revision }, async (tx, item) => {
    await tx.insert(inboxNotes).values({ itemId: item.id, staffId: actor.staffId, content });
    await raiseRevision(tx, item.id);
    return { act: 'noted' };
  });
}

function isOwn(actor: Actor, itemId: number, id: number) {
  return and(eq(inboxNotes.id, id), eq(inboxNotes.itemId, itemId), eq(inboxNotes.staffId, actor.staffId));
}

/** @throws {ProblemError} not_found, also for another person's note; conflict */
export function changeNote(
  deps: ApiDeps,
  actor: Actor,
  { reference, id }: { reference: string; id: number },
  { revision, content }: Given,
): Promise<InboxDone> {
  return actOnItem(deps, actor, { reference, revision }, async (tx, item) => {
    const changed = await tx
      .update(inboxNotes)
      .set({ content, editedAt: sql`now()` })
      .where(isOwn(actor, item.id, id))
      .returning({ id: inboxNotes.id });
    if (changed.length === 0) throw new ProblemError('not_found');
    await raiseRevision(tx, item.id);
    return { act: 'note_changed' };
  });
}

/** @throws {ProblemError} not_found, also for another person's note; conflict */
export function deleteNote(
  deps: ApiDeps,
  actor: Actor,
  { reference, id }: { reference: string; id: number },
  revision: number,
): Promise<InboxDone> {
  return actOnItem(deps, actor, { reference, revision }, async (tx, item) => {
    const deleted = await tx
      .delete(inboxNotes)
      .where(isOwn(actor, item.id, id))
      .returning({ id: inboxNotes.id });
    if (deleted.length === 0) throw new ProblemError('not_found');
    await raiseRevision(tx, item.id);
    return { act: 'note_deleted' };
  });
}

import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { inboxItems, inboxReads, staff } from '#api/db/schema/index.ts';
import { fieldProblem } from '#api/problems.ts';
import type { InboxPerson } from '#contract/inbox.ts';
import type { InboxDone } from '#contract/inbox-work.ts';
import { type StaffRole, staffPermissions } from '#contract/staff-permissions.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { raiseRevision } from './hold-item.ts';
import { actOnItem } from './record-act.ts';

const agentRoles = staffPermissions['inbox.answer'].roles;

const isAgent = and(eq(staff.state, 'active'), inArray(staff.role, [...agentRoles]));

export function mayAnswer({ role, state }: { role: StaffRole; state: string }): boolean {
  return state === 'active' && agentRoles.includes(role);
}

function selectAgents(db: Database | Transaction) {
  return db.select({ id: staff.id, name: staff.name }).from(staff);
}

export function listAgents(db: Database, _actor: StaffActor<'inbox.list'>): Promise<InboxPerson[]> {
  return selectAgents(db).where(isAgent).orderBy(asc(staff.name), asc(staff.id));
}

async function requireAgent(tx: Transaction, id: number): Promise<void> {
  const agents = await selectAgents(tx)
    .where(and(eq(staff.id, id), isAgent))
    .for('share');
  if (agents.length === 0) throw fieldProblem('assignee', 'invalid');
}

/** @throws {ProblemError} not_found, conflict; validation_failed for a person who cannot answer */
export function assignItem(
  deps: ApiDeps,
  actor: StaffActor<'inbox.assign'>,
  reference: string,
  { revision, assignee }: { revision: number; assignee: number | null },
): Promise<InboxDone> {
  return actOnItem(deps, actor, { reference, revision }, async (tx, item) => {
    if (assignee !== null) await requireAgent(tx, assignee);
    await tx.update(inboxItems).set({ assigneeId: assignee }).where(eq(inboxItems.id, item.id));
    await raiseRevision(tx, item.id);
    if (assignee !== null && assignee !== actor.staffId)
      await tx
        .delete(inboxReads)
        .where(and(eq(inboxReads.itemId, item.id), eq(inboxReads.staffId, assignee)));
    return { act: 'assigned', detail: assignee === null ? null : String(assignee) };
  });
}

/** Items of a person who cannot answer any more are for everybody. */
export async function releaseItems(tx: Transaction, staffId: number): Promise<void> {
  await tx.update(inboxItems).set({ assigneeId: null }).where(eq(inboxItems.assigneeId, staffId));
}

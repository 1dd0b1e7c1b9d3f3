import { and, asc, eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { staff, staffPasskeys } from '#api/db/schema/index.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import type { NewPasskey, StoredPasskey } from '#contract/passkeys.ts';
import { recordAccess } from '../access-records.ts';
import type { StaffActor } from './authorize.ts';
import { passkeyCreation, storePasskey, verifyNewPasskey } from './passkeys.ts';
import { holdActor } from './staff-sessions.ts';

type Changing = StaffActor<'account.change'>;

export async function listOwnPasskeys(
  db: Database | Transaction,
  { staffId }: StaffActor<'account.read' | 'account.change'>,
): Promise<StoredPasskey[]> {
  const rows = await db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.credentialId));
  return rows.map(({ credentialId, isBackedUp, createdAt, lastUsedAt }) => ({
    credentialId,
    isBackedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

export async function newPasskeyOptions(deps: ApiDeps, { staffId, email }: Changing) {
  const [row] = await deps.db.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
  return passkeyCreation(deps, { id: staffId, email, name: row?.name ?? email });
}

async function record(tx: Transaction, { keyedHash }: ApiDeps, actor: Changing, passkey: string) {
  await recordAccess(tx, keyedHash, { actor, subject: `staff:${actor.staffId}`, detail: { passkey } });
}

/** @throws {ProblemError} validation_failed */
export async function addOwnPasskey(
  deps: ApiDeps,
  actor: Changing,
  passkey: NewPasskey,
): Promise<StoredPasskey[]> {
  const verified = await verifyNewPasskey(deps, actor.staffId, passkey);
  return deps.db.transaction(async (tx) => {
    await holdActor(tx, actor);
    if (!verified || !(await storePasskey(tx, actor.staffId, verified)))
      throw fieldProblem('passkey', 'invalid');
    await record(tx, deps, actor, 'added');
    return listOwnPasskeys(tx, actor);
  });
}

/** @throws {ProblemError} not_found; conflict for the only second factor */
export function removeOwnPasskey(deps: ApiDeps, actor: Changing, credentialId: string): Promise<void> {
  const { staffId } = actor;
  return deps.db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const [person] = await tx
      .select({ totp: staff.encryptedTotpSecret })
      .from(staff)
      .where(eq(staff.id, staffId))
      .for('update');
    const removed = await tx
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.credentialId, credentialId), eq(staffPasskeys.staffId, staffId)))
      .returning({ credentialId: staffPasskeys.credentialId });
    if (removed.length === 0) throw new ProblemError('not_found');
    const left = await tx.$count(staffPasskeys, eq(staffPasskeys.staffId, staffId));
    if (left === 0 && !person?.totp) throw new ProblemError('conflict');
    await record(tx, deps, actor, 'removed');
  });
}

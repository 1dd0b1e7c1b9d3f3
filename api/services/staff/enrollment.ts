import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { staff, staffPasskeys } from '#api/db/schema/index.ts';
import { fieldProblem } from '#api/problems.ts';
import type { StaffEnroll, staffEnrolledSchema, staffEnrollmentSchema } from '#contract/staff.ts';
import { recordAccess } from '../access-records.ts';
import { clearLimit, limits } from '../limits.ts';
import { hashPassword } from '../members/password.ts';
import { findInvited, type Invited, takeInvitation } from './invitations.ts';
import { passkeyCreation, storePasskey, verifyNewPasskey } from './passkeys.ts';
import { describeTotp, newRecoveryCodes, stepOfCode } from './second-factor.ts';
import { endAllSessions, startStaffSession } from './staff-sessions.ts';
import { requireStrongPassword } from './strong-password.ts';

function totpOf({ encryption }: ApiDeps, { id, email, encryptedTotpSecret }: Invited) {
  return describeTotp(encryption, { staffId: id, email, encrypted: encryptedTotpSecret });
}

export async function openEnrollment(
  deps: ApiDeps,
  token: string,
): Promise<v.InferInput<typeof staffEnrollmentSchema>> {
  const person = await findInvited(deps.db, token);
  const { name, email, role } = person;
  return { name, email, role, totp: totpOf(deps, person), passkey: await passkeyCreation(deps, person) };
}

async function verifyFactors(deps: ApiDeps, person: Invited, { code, passkey }: StaffEnroll) {
  if (code === undefined && passkey === undefined) throw fieldProblem('code', 'required');
  const totpStep = code === undefined ? null : stepOfCode(totpOf(deps, person).secret, code);
  if (totpStep === undefined) throw fieldProblem('code', 'invalid_code');
  const verified = passkey && (await verifyNewPasskey(deps, person.id, passkey));
  if (passkey && !verified) throw fieldProblem('passkey', 'invalid');
  return { totpStep, passkey: verified };
}

async function dropCredentials(tx: Transaction, staffId: number): Promise<void> {
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
  await endAllSessions(tx, staffId);
}

/** Replaces earlier credentials. @throws {ProblemError} code_expired; validation_failed */
export async function enroll(
  deps: ApiDeps,
  request: StaffEnroll,
  address: string,
): Promise<v.InferInput<typeof staffEnrolledSchema>> {
  const { token, password } = request;
  const { db, keyedHash } = deps;
  const person = await findInvited(db, token);
  const { id, email, name, encryptedTotpSecret } = person;
  await requireStrongPassword('password', password, [email, name]);
  const { totpStep, passkey } = await verifyFactors(deps, person, request);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await takeInvitation(tx, token);
    await dropCredentials(tx, id);
    await tx
      .update(staff)
      .set({
        state: 'active',
        passwordHash,
        encryptedTotpSecret: totpStep === null ? null : encryptedTotpSecret,
        totpStep,
      })
      .where(eq(staff.id, id));
    if (passkey && !(await storePasskey(tx, id, passkey))) throw fieldProblem('passkey', 'invalid');
    await clearLimit(tx, keyedHash, { limit: limits.staffByAccount, key: email });
    await recordAccess(tx, keyedHash, {
      actor: { staffId: id, email, address, action: 'enroll' },
      subject: `staff:${id}`,
      detail: { totp: totpStep !== null, passkey: passkey !== undefined },
    });
    const recoveryCodes = await newRecoveryCodes(tx, keyedHash, id);
    return { ...(await startStaffSession(tx, id, address)), recoveryCodes };
  });
}

import type { ApiDeps } from '#api/context.ts';
import { ProblemError } from '#api/problems.ts';
import type { PrivacyRequest } from '#contract/privacy-requests.ts';
import { erasePerson } from '../person/erase.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { holdRequest, requestSubject, subjectOf, toRequest } from './request-detail.ts';
import { requireState } from './request-steps.ts';

/** Carries out a request of erasure, which ends it. @throws {ProblemError} not_found, conflict */
export async function eraseByRequest(
  deps: ApiDeps,
  actor: StaffActor<'requests.erase'>,
  id: number,
): Promise<PrivacyRequest> {
  const { db, keyedHash } = deps;
  const row = await db.transaction((tx) => holdRequest(tx, id));
  const subject = subjectOf(row);
  if (!subject) throw new ProblemError('conflict');
  await erasePerson(deps, { subject, actor, request: requestSubject(id) }, async (tx) => {
    await holdActor(tx, actor);
    const held = await holdRequest(tx, id);
    requireState(held, ['checked']);
    const isSame = held.email === row.email && held.mobile === row.mobile;
    if (held.kind !== 'erasure' || !isSame) throw new ProblemError('conflict');
  });
  return db.transaction(async (tx) => toRequest(tx, keyedHash, await holdRequest(tx, id)));
}

import { eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { privacyRequests } from '#api/db/schema/index.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import type { NewRequest, PrivacyRequest, RequestState } from '#contract/privacy-requests.ts';
import { recordAccess } from '../access-records.ts';
import { koreanDay } from '../korean-time.ts';
import { withoutPerson } from '../person/erase.ts';
import { findPersonRows } from '../person/find-rows.ts';
import { hashesOf } from '../person/records.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { holdRequest, type RequestEntry, requestSubject, subjectOf, toRequest } from './request-detail.ts';

type HandlingActor = StaffActor<'requests.handle'>;

/** @throws {ProblemError} validation_failed for a day in the future */
export function enterRequest(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'requests.enter'>,
  { name, email, mobile, note, ...request }: NewRequest,
): Promise<PrivacyRequest> {
  if (request.receivedOn > koreanDay(new Date())) throw fieldProblem('receivedOn', 'out_of_range');
  const person = { name: name ?? null, email: email ?? null, mobile: mobile ?? null, note: note ?? null };
  const hashes = hashesOf(keyedHash, { email, mobile });
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const [row] = await tx
      .insert(privacyRequests)
      .values({ ...request, ...person, ...hashes, enteredBy: actor.email })
      .returning();
    if (!row) throw new Error('The request was not stored');
    const { kind, channel } = request;
    await recordAccess(tx, keyedHash, { actor, subject: requestSubject(row.id), detail: { kind, channel } });
    return toRequest(tx, keyedHash, row);
  });
}

/** @throws {ProblemError} conflict unless the request is in one of the states */
export function requireState({ state }: RequestEntry, states: readonly RequestState[]): void {
  if (!states.includes(state)) throw new ProblemError('conflict');
}

type Step = {
  from: readonly RequestState[];
  detail: Record<string, string>;
  change: (row: RequestEntry, tx: Transaction) => Promise<Partial<RequestEntry>> | Partial<RequestEntry>;
};

function takeStep(
  { db, keyedHash }: ApiDeps,
  actor: HandlingActor,
  id: number,
  { from, detail, change }: Step,
): Promise<PrivacyRequest> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const held = await holdRequest(tx, id);
    requireState(held, from);
    const changed = await change(held, tx);
    const [row] = await tx.update(privacyRequests).set(changed).where(eq(privacyRequests.id, id)).returning();
    if (!row) throw new Error('The request was not stored');
    await recordAccess(tx, keyedHash, { actor, subject: requestSubject(id), detail });
    return toRequest(tx, keyedHash, row);
  });
}

export function checkIdentity(
  deps: ApiDeps,
  actor: HandlingActor,
  id: number,
  text: string,
): Promise<PrivacyRequest> {
  return takeStep(deps, actor, id, {
    from: ['open'],
    detail: { step: 'checked' },
    change: () => ({
      state: 'checked',
      identityCheck: text,
      checkedAt: new Date(),
      checkedBy: actor.email,
    }),
  });
}

function ended(actor: HandlingActor, state: 'done' | 'refused', outcome: string): Partial<RequestEntry> {
  return { ...withoutPerson, state, outcome, closedAt: new Date(), closedBy: actor.email };
}

export function refuseRequest(
  deps: ApiDeps,
  actor: HandlingActor,
  id: number,
  text: string,
): Promise<PrivacyRequest> {
  return takeStep(deps, actor, id, {
    from: ['open', 'checked'],
    detail: { step: 'refused' },
    change: () => ended(actor, 'refused', text),
  });
}

/** For requests of access, after the file was downloaded. @throws {ProblemError} conflict */
export function answerRequest(
  deps: ApiDeps,
  actor: HandlingActor,
  id: number,
  text: string,
): Promise<PrivacyRequest> {
  return takeStep(deps, actor, id, {
    from: ['checked'],
    detail: { step: 'done' },
    change: ({ kind, exportedAt }) => {
      if (kind !== 'access' || exportedAt === null) throw new ProblemError('conflict');
      return ended(actor, 'done', text);
    },
  });
}

/** Adds the address or number of the account that was found. @throws {ProblemError} conflict without one */
export function extendRequest(
  deps: ApiDeps,
  actor: HandlingActor,
  id: number,
  missing: 'email' | 'mobile',
): Promise<PrivacyRequest> {
  return takeStep(deps, actor, id, {
    from: ['open', 'checked'],
    detail: { step: 'extended', with: missing },
    change: async (row, tx) => {
      const subject = subjectOf(row);
      const found = subject && (await findPersonRows(tx, subject));
      const value = found?.members.map((member) => member[missing]).find((given) => given !== null);
      if (!value || row[missing] !== null) throw new ProblemError('conflict');
      const extended = { email: row.email ?? undefined, mobile: row.mobile ?? undefined, [missing]: value };
      return { [missing]: value, ...hashesOf(deps.keyedHash, extended) };
    },
  });
}

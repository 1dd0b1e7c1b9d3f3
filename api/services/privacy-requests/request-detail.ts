import { eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { privacyRequests } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { PrivacyRequest } from '#contract/privacy-requests.ts';
import { recordAccess } from '../access-records.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { maskEmail, maskNumber } from '../masking.ts';
import { findRejoinDate } from '../members/rejoin.ts';
import { countPerson } from '../person/count.ts';
import { findPersonRows } from '../person/find-rows.ts';
import { retainedAfter } from '../person/retained.ts';
import type { Subject } from '../person/subject.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { toSummary } from './list-requests.ts';

export type RequestEntry = typeof privacyRequests.$inferSelect;

export function requestSubject(id: number): string {
  return `request:${id}`;
}

/** Undefined once the request has ended. */
export function subjectOf({ email, mobile }: Pick<RequestEntry, 'email' | 'mobile'>): Subject | undefined {
  if (email === null && mobile === null) return undefined;
  return { email: email ?? undefined, mobile: mobile ?? undefined };
}

async function findStored(
  tx: Transaction,
  keyedHash: KeyedHash,
  row: RequestEntry,
): Promise<PrivacyRequest['found']> {
  const subject = subjectOf(row);
  if (!subject) return null;
  const rows = await findPersonRows(tx, subject);
  const otherEmail = rows.members.find(({ email }) => email !== subject.email)?.email;
  const otherMobile = rows.members.find(({ mobile }) => mobile !== (subject.mobile ?? null))?.mobile;
  return {
    counts: await countPerson(tx, rows),
    members: rows.members.map(({ id }) => id),
    inquiries: rows.contacts.map(({ reference, processedAt }) => ({
      reference,
      isOpen: processedAt === null,
    })),
    otherEmail: otherEmail && subject.email === undefined ? maskEmail(otherEmail) : null,
    otherMobile: otherMobile && subject.mobile === undefined ? maskNumber(otherMobile) : null,
    retained: retainedAfter(rows),
    rejoinAt: (await findRejoinDate(tx, keyedHash, subject)) ?? null,
  };
}

export async function toRequest(
  tx: Transaction,
  keyedHash: KeyedHash,
  row: RequestEntry,
): Promise<PrivacyRequest> {
  const { note, identityCheck, checkedBy, exportedBy, outcome, counts } = row;
  return {
    ...toSummary(row),
    ...{ note, identityCheck, checkedBy, exportedBy, outcome, counts },
    enteredAt: row.enteredAt.toISOString(),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    exportedAt: row.exportedAt?.toISOString() ?? null,
    found: await findStored(tx, keyedHash, row),
  };
}

/** Locks the request. @throws {ProblemError} not_found */
export async function holdRequest(tx: Transaction, id: number): Promise<RequestEntry> {
  const [row] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for('update');
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** Reads the request in full, and records the access. @throws {ProblemError} not_found */
export function getRequest(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'requests.read'>,
  id: number,
): Promise<PrivacyRequest> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id));
    if (!row) throw new ProblemError('not_found');
    const request = await toRequest(tx, keyedHash, row);
    await recordAccess(tx, keyedHash, { actor, subject: requestSubject(id) });
    return request;
  });
}

import { rm } from 'node:fs/promises';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import {
  outbox,
  type PersonCounts,
  pendingIdentities,
  phoneCodes,
  privacyRequests,
  samples,
} from '#api/db/schema/index.ts';
import { findMessagesOf } from '#api/outbox/folder.ts';
import { type AccessEntry, recordAccess } from '../access-records.ts';
import { destroyInquiries } from '../inbox/destroy.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { eraseMember } from '../members/erase-member.ts';
import { hashMobile } from '../members/phone-codes.ts';
import { forgetBounces } from '../messages/bounces.ts';
import { countPerson } from './count.ts';
import { findPersonRows, holdPersonRows, type PersonRows } from './find-rows.ts';
import { recordPersonAccess } from './record-person.ts';
import { isRequestOf, recordRequest } from './records.ts';
import { hasEmail, type Subject } from './subject.ts';

const noDelivery = {
  company: null,
  recipient: null,
  mobile: null,
  zipcode: null,
  address1: null,
  address2: null,
};

async function clearDeliveries(tx: Transaction, rows: PersonRows['deliveries']): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx
    .update(samples)
    .set({ ...noDelivery, idempotencyKey: null, requestHash: null })
    .where(inArray(samples.id, ids));
}

/** A sign-up that was begun: a code, or a provider's account that waits for an e-mail address. */
async function dropUnfinished(
  tx: Transaction,
  keyedHash: KeyedHash,
  { email, mobile }: Subject,
): Promise<void> {
  if (email !== undefined) await tx.delete(pendingIdentities).where(hasEmail(pendingIdentities.email, email));
  if (mobile !== undefined)
    await tx.delete(phoneCodes).where(eq(phoneCodes.mobileHash, hashMobile(keyedHash, mobile)));
}

/** The hashes stay, so that the person can be answered later. */
export const withoutPerson = { name: null, email: null, mobile: null, note: null };

/** `request`: at the privacy desk, recorded too. */
type Erasure = { subject: Subject; actor: AccessEntry['actor']; request?: string };

/** Ends open requests of the person: nothing is left that they could be about. */
async function endRequests(
  tx: Transaction,
  keyedHash: KeyedHash,
  { subject, actor }: Erasure,
  counts: PersonCounts,
): Promise<void> {
  const ended = { ...withoutPerson, state: 'done', closedAt: sql`now()`, closedBy: actor.email } as const;
  await tx
    .update(privacyRequests)
    .set({ ...ended, counts })
    .where(and(isRequestOf(keyedHash, subject), isNull(privacyRequests.closedAt)));
}

type EraseDeps = Pick<ApiDeps, 'db' | 'keyedHash' | 'encryption' | 'wakeOutbox' | 'outboxFolder'>;

/** Closes accounts as a withdrawal does, and records it. Returns counts of the erased data. */
async function erasePersonRows(
  tx: Transaction,
  deps: EraseDeps,
  { subject, actor, request }: Erasure,
): Promise<PersonCounts> {
  const { keyedHash } = deps;
  const rows = await holdPersonRows(tx, subject);
  const counts = await countPerson(tx, rows);
  await tx.delete(outbox).where(
    inArray(
      outbox.id,
      rows.messages.map(({ id }) => id),
    ),
  );
  for (const member of rows.members) await eraseMember(tx, deps, member);
  await destroyInquiries(
    tx,
    rows.contacts.map(({ id }) => id),
    new Date(),
  );
  await clearDeliveries(tx, rows.deliveries);
  await dropUnfinished(tx, keyedHash, subject);
  await forgetBounces(tx, keyedHash, [...rows.emails, ...rows.mobiles]);
  await endRequests(tx, keyedHash, { subject, actor }, counts);
  await recordRequest(tx, keyedHash, { kind: 'erase', operator: actor.email, subject, counts });
  const detail = { erased: true };
  if (request) await recordAccess(tx, keyedHash, { actor, subject: request, detail });
  await recordPersonAccess(tx, keyedHash, { actor, detail }, rows);
  return counts;
}

/** `before` runs first in the transaction. Messages of the person in the outbox folder are deleted after it. */
export async function erasePerson(
  deps: EraseDeps,
  erasure: Erasure,
  before: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<{ counts: PersonCounts; messageFiles: number }> {
  const { emails, mobiles } = await findPersonRows(deps.db, erasure.subject);
  const files = await findMessagesOf(deps.outboxFolder, [...emails, ...mobiles]);
  const counts = await deps.db.transaction(async (tx) => {
    await before(tx);
    return erasePersonRows(tx, deps, erasure);
  });
  for (const file of files) await rm(file, { force: true });
  deps.wakeOutbox();
  return { counts, messageFiles: files.length };
}

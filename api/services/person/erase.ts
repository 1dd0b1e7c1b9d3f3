import { eq, inArray } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { outbox, type PersonCounts, pendingIdentities, phoneCodes, samples } from '#api/db/schema/index.ts';
import { destroyInquiries } from '../inbox/destroy.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { eraseMember } from '../members/erase-member.ts';
import { hashMobile } from '../members/phone-codes.ts';
import { forgetBounces } from '../messages/bounces.ts';
import { countPerson } from './count.ts';
import { holdPersonRows, type PersonRows } from './find-rows.ts';
import { recordRequest } from './records.ts';
import { hasEmail, type Subject } from './subject.ts';

const noDelivery = { recipient: null, mobile: null, zipcode: null, address1: null, address2: null };

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

/** Closes accounts as a withdrawal does, and records the request. Returns what was erased. */
export async function erasePerson(
  deps: Pick<ApiDeps, 'db' | 'keyedHash' | 'encryption' | 'wakeOutbox'>,
  subject: Subject,
  operator: string,
): Promise<PersonCounts> {
  const { db, keyedHash, wakeOutbox } = deps;
  const erased = await db.transaction(async (tx) => {
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
    await recordRequest(tx, keyedHash, { kind: 'erase', operator, subject, counts });
    return counts;
  });
  wakeOutbox();
  return erased;
}

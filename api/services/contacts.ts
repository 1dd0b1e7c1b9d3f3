import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ContactReceipt, ContactRequest } from '#contract/contacts.ts';
import type { Locale } from '#contract/locales.ts';
import type { Database } from '../db/database.ts';
import { contacts } from '../db/schema/index.ts';

/** Crockford's base 32: no I, L, O or U, so that a reference can be read out on the telephone. */
const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  const characters = Array.from(randomBytes(10), (byte) => base32.charAt(byte % base32.length));
  return `LB-${characters.join('')}`;
}

/** SHA-256 over the fields in a fixed order, so that the order in the request does not matter. */
function hashRequest(request: ContactRequest): string {
  const { type, fullName, email, mobile, subject, content } = request;
  return createHash('sha256')
    .update(JSON.stringify([type, fullName, email, mobile ?? null, subject ?? null, content]))
    .digest('hex');
}

/** The idempotency key was used for another request before. */
export class IdempotencyConflict extends Error {
  override name = 'IdempotencyConflict';
}

/**
 * Stores an inquiry. With an idempotency key the same request is stored once however often it is sent, and
 * each time gets the receipt of the first.
 * @throws {IdempotencyConflict} when the key came with another request before
 */
export async function createContact(
  db: Database,
  request: ContactRequest,
  options: { locale: Locale; idempotencyKey: string | undefined },
): Promise<ContactReceipt> {
  const requestHash = hashRequest(request);
  const receipt = { reference: contacts.reference, receivedAt: contacts.receivedAt };
  const [stored] = await db
    .insert(contacts)
    .values({
      reference: newReference(),
      type: request.type,
      fullName: request.fullName,
      email: request.email,
      mobile: request.mobile ?? null,
      subject: request.subject ?? null,
      content: request.content,
      locale: options.locale,
      consentVersion: '2026-11-20',
      idempotencyKey: options.idempotencyKey ?? null,
      requestHash,
    })
    .onConflictDoNothing({ target: contacts.idempotencyKey })
    .returning(receipt);
  if (stored) return { ...stored, receivedAt: stored.receivedAt.toISOString() };

  const [earlier] = await db
    .select({ ...receipt, requestHash: contacts.requestHash })
    .from(contacts)
    .where(eq(contacts.idempotencyKey, options.idempotencyKey ?? ''));
  if (earlier?.requestHash !== requestHash) throw new IdempotencyConflict();
  return { reference: earlier.reference, receivedAt: earlier.receivedAt.toISOString() };
}

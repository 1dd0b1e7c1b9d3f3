import { createHmac, randomBytes } from 'node:crypto';
import { jwtDecrypt } from 'jose/jwt/decrypt';
import { EncryptJWT } from 'jose/jwt/encrypt';
import * as v from 'valibot';
import { env } from '#app/server/env.server.ts';
import { type ContactStatus, contactStatusQuerySchema } from '#contract/contacts.ts';
import { findInquiryStatus } from './inquiry-status.server.ts';

const key = createHmac('sha256', env.SECRET_KEY ?? randomBytes(32))
  .update('receipt-copy')
  .digest();

type Query = v.InferOutput<typeof contactStatusQuerySchema>;

export function encryptQuery(query: Query): Promise<string> {
  return new EncryptJWT(query)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime('10 minutes')
    .encrypt(key);
}

/** Undefined for an expired or another text, and for another inquiry. */
export async function decryptQuery(encrypted: string, reference: string): Promise<Query | undefined> {
  const decrypted = await jwtDecrypt(encrypted, key, { requiredClaims: ['exp'] }).catch(() => undefined);
  const query = v.safeParse(contactStatusQuerySchema, decrypted?.payload);
  return query.success && query.output.reference === reference ? query.output : undefined;
}

/** A copy of the inquiry for its receipt without scripts (decision 050). */
export async function readCopy(encrypted: string, reference: string): Promise<ContactStatus['sent']> {
  const query = await decryptQuery(encrypted, reference);
  if (!query) return undefined;
  const outcome = await findInquiryStatus(query);
  return 'failure' in outcome ? undefined : outcome.sent;
}

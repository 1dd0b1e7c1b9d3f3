import { createHmac } from 'node:crypto';

/** A hash of `text` that nobody can compute without the key; `purpose` keeps the uses apart. Hexadecimal. */
export type KeyedHash = (purpose: string, text: string) => string;

/** HMAC-SHA256, under the key that `keyOf` derives for each purpose. */
export function createKeyedHash(keyOf: (purpose: string) => Buffer): KeyedHash {
  return (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('hex');
}

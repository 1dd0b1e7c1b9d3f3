import { createHmac } from 'node:crypto';

export type KeyedHash = (purpose: string, text: string) => string;

export function createKeyedHash(keyOf: (purpose: string) => Buffer): KeyedHash {
  return (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('hex');
}

export const formKeyField = 'idempotencyKey';

/** 128 random bits. Not randomUUID, which pages without TLS lack. */
export function newFormKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

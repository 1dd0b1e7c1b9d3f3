/** Hidden field with the key under which the API stores a form once. */
export const formKeyField = 'idempotencyKey';

/** Not randomUUID, which pages without TLS lack. */
export function newFormKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

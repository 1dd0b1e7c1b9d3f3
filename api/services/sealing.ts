import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** Purpose of the derived key. */
const purpose = 'sealing';

/**
 * Encrypts what has to be read again, but not in the database or a backup of it. `context` says what it belongs to:
 * what was sealed for one thing does not open for another.
 */
export type Sealing = {
  seal(context: string, text: string): string;
  /** Undefined for what was sealed under another key or for something else, or was changed. */
  open(context: string, sealed: string): string | undefined;
};

/** AES-256-GCM, under the key that `keyOf` derives. Sealed text is initialisation vector, tag and cipher in base64url. */
export function createSealing(keyOf: (purpose: string) => Buffer): Sealing {
  return {
    seal: (context, text) => {
      const iv = randomBytes(ivBytes);
      const sealer = createCipheriv(cipher, keyOf(purpose), iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([sealer.update(text, 'utf8'), sealer.final()]);
      return Buffer.concat([iv, sealer.getAuthTag(), sealed]).toString('base64url');
    },
    open: (context, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const opener = createDecipheriv(cipher, keyOf(purpose), bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const text = opener.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([text, opener.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

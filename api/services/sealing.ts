import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const purpose = 'sealing';

/** Text sealed for one context cannot be opened for another. */
export type Sealing = {
  seal(context: string, text: string): string;
  /** Undefined for another key or context, or tampered text. */
  open(context: string, sealed: string): string | undefined;
};

/** AES-256-GCM. Format: IV, tag and ciphertext in base64url. */
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

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** Input of the key derivation: a change makes stored values unreadable. */
const purpose = 'sealing';

/** Text encrypted for one context cannot be decrypted for another. */
export type Encryption = {
  encrypt(context: string, text: string): string;
  /** Undefined for another key or context, or tampered text. */
  decrypt(context: string, encrypted: string): string | undefined;
};

/** AES-256-GCM. Format: IV, tag and ciphertext in base64url. */
export function createEncryption(keyOf: (purpose: string) => Buffer): Encryption {
  return {
    encrypt: (context, text) => {
      const iv = randomBytes(ivBytes);
      const encipher = createCipheriv(cipher, keyOf(purpose), iv).setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([encipher.update(text, 'utf8'), encipher.final()]);
      return Buffer.concat([iv, encipher.getAuthTag(), encrypted]).toString('base64url');
    },
    decrypt: (context, encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv(cipher, keyOf(purpose), bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

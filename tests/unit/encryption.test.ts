import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEncryption } from '#api/services/encryption.ts';

const encryptionOf = (secret: string) =>
  createEncryption((purpose) => createHash('sha256').update(`${secret}:${purpose}`).digest());

describe('encrypted text', () => {
  const encryption = encryptionOf('key');
  const encrypted = encryption.encrypt('identity:naver:1', '토큰');

  it('opens with its key, for what it belongs to', () => {
    expect(encryption.decrypt('identity:naver:1', encrypted)).toBe('토큰');
    expect(encryption.decrypt('identity:naver:2', encrypted)).toBeUndefined();
    expect(encryptionOf('another').decrypt('identity:naver:1', encrypted)).toBeUndefined();
  });

  it('is refused once a bit of it has changed, or when it is truncated', () => {
    const bytes = Buffer.from(encrypted, 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(encryption.decrypt('identity:naver:1', changed.toString('base64url'))).toBeUndefined();
      const short = bytes.subarray(0, index).toString('base64url');
      expect(encryption.decrypt('identity:naver:1', short)).toBeUndefined();
    }
  });

  it('never looks the same twice', () => {
    expect(new Set(Array.from({ length: 50 }, () => encryption.encrypt('a', 'b'))).size).toBe(50);
  });
});

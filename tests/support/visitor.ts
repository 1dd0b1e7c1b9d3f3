import { randomInt, randomUUID } from 'node:crypto';

export const behindProxy = { TRUST_PROXY: '127.0.0.1/32,::1/128' };

/** A unique address of the range for network tests (RFC 2544). */
function newAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export function newVisitor(): { email: string; headers: Record<string, string> } {
  return {
    email: `visitor-${randomUUID()}@example.com`,
    headers: { 'x-forwarded-for': newAddress() },
  };
}

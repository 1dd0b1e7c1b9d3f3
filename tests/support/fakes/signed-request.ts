import { createHmac } from 'node:crypto';

export function signedRequest(payload: Record<string, unknown>, secret: string): string {
  const issued_at = Math.floor(Date.now() / 1000);
  const whole = { algorithm: 'HMAC-SHA256', issued_at, ...payload };
  const encoded = Buffer.from(JSON.stringify(whole)).toString('base64url');
  return `${createHmac('sha256', secret).update(encoded).digest('base64url')}.${encoded}`;
}

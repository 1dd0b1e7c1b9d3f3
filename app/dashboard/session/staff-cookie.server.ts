import { serialize } from 'hono/utils/cookie';
import { env } from '#app/server/env.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { staffCookieName } from '#app/session/session-cookie.server.ts';

const secure = env.siteOrigin.startsWith('https:');

function putStaffCookie(token: string, maxAge: number): void {
  const options = { maxAge, path: '/', httpOnly: true, secure, sameSite: 'Strict' } as const;
  requestContext().cookies.push(serialize(staffCookieName, token, options));
}

export function setStaffToken({ token, expiresAt }: { token: string; expiresAt: string }): void {
  requestContext().staffToken = token;
  putStaffCookie(token, Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now()) / 1000)));
}

export function clearStaffToken(): void {
  requestContext().staffToken = undefined;
  putStaffCookie('', 0);
}

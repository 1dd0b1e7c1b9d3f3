import { serialize } from 'hono/utils/cookie';
import { readCookies } from '#app/server/cookies.server.ts';
import { env } from '#app/server/env.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { hintCookie } from './session-hint.ts';

const maxAgeSeconds = 24 * 60 * 60;
const secure = env.siteOrigin.startsWith('https:');

/** An outside API may use another format, but it must fit a header. */
const tokenPattern = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,1000}$/;

type Place = { path: string; seconds: number; isReadable?: boolean };

export function putCookie(name: string, value: string, { path, seconds, isReadable = false }: Place): void {
  const options = { maxAge: seconds, path, httpOnly: !isReadable, secure, sameSite: 'Lax' } as const;
  requestContext().cookies.push(serialize(name, value, options));
}

function putHint(seconds: number): void {
  putCookie(hintCookie, seconds === 0 ? '' : '1', { path: '/', seconds, isReadable: true });
}

export function readHint(request: Request): boolean {
  return readCookies(request)[hintCookie] !== undefined;
}

/** For a session that started before the hint existed, and for a hint that outlived its session. */
export function correctHint(): void {
  const { token, hasHint = false, cookies } = requestContext();
  const isSet = cookies.some((cookie) => cookie.startsWith(`${hintCookie}=`));
  if (!isSet && hasHint !== (token !== undefined)) putHint(token ? maxAgeSeconds : 0);
}

function readTokenOf(request: Request, cookieName: string): string | undefined {
  const token = readCookies(request)[cookieName];
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}

export function readToken(request: Request): string | undefined {
  return readTokenOf(request, env.TOKEN_COOKIE_NAME);
}

export const staffCookieName = 'staff_token';

export function readStaffToken(request: Request): string | undefined {
  return readTokenOf(request, staffCookieName);
}

export function setToken({ token, expiresAt }: { token: string; expiresAt: string }): void {
  if (!tokenPattern.test(token)) throw new TypeError('The API gave a token that fits into no cookie');
  const seconds = Math.ceil((Date.parse(expiresAt) - Date.now()) / 1000);
  const maxAge = Math.max(0, Math.min(maxAgeSeconds, seconds));
  requestContext().token = token;
  putCookie(env.TOKEN_COOKIE_NAME, token, { path: '/', seconds: maxAge });
  putHint(maxAge);
}

export function clearToken(): void {
  requestContext().token = undefined;
  putCookie(env.TOKEN_COOKIE_NAME, '', { path: '/', seconds: 0 });
  putHint(0);
}

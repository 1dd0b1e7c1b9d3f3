import { readCookie } from '#app/server/cookies.server.ts';
import { env } from '#app/server/env.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';

/*
 * The cookie that holds a member's token (contract, section 4). Scripts never see it: what the browser knows of the
 * session is what the server says of it.
 */

const maxAgeSeconds = 24 * 60 * 60;
const secure = env.siteOrigin.startsWith('https:') ? '; Secure' : '';

/** Tokens of an outside API may look otherwise than ours, but always fit into a header. */
const tokenPattern = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,1000}$/;

/** Gives the browser a cookie that scripts never see; one of no seconds takes it away. */
export function putCookie(name: string, value: string, { path, seconds }: { path: string; seconds: number }) {
  const cookie = `${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
  requestContext().cookies.push(cookie);
}

/** The token that a request came with. */
export function readToken(request: Request): string | undefined {
  const token = readCookie(request, env.TOKEN_COOKIE_NAME);
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}

/** Signs the visitor in with this answer, and for the rest of the request. */
export function keepToken({ token, expiresAt }: { token: string; expiresAt: string }): void {
  if (!tokenPattern.test(token)) throw new TypeError('The API gave a token that fits into no cookie');
  const seconds = Math.ceil((Date.parse(expiresAt) - Date.now()) / 1000);
  const maxAge = Math.max(0, Math.min(maxAgeSeconds, seconds));
  requestContext().token = token;
  putCookie(env.TOKEN_COOKIE_NAME, token, { path: '/', seconds: maxAge });
}

/** Takes the token away with this answer, and for the rest of the request. */
export function clearToken(): void {
  requestContext().token = undefined;
  putCookie(env.TOKEN_COOKIE_NAME, '', { path: '/', seconds: 0 });
}

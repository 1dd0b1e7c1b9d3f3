import { env } from './env.server.ts';
import { requestContext } from './request-context.server.ts';

/*
 * The cookie that holds a member's token (contract, section 4). Scripts never see it: what the browser knows of the
 * session is what the server says of it.
 */

const maxAgeSeconds = 24 * 60 * 60;
const attributes = `Path=/; HttpOnly; SameSite=Lax${env.siteOrigin.startsWith('https:') ? '; Secure' : ''}`;

/** Tokens of an outside API may look otherwise than ours, but always fit into a header. */
const tokenPattern = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,1000}$/;

/** A cookie of a request; the first, where there are several of the name. */
export function readCookie(request: Request, wanted: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === wanted) return pair.slice(separator + 1).trim();
  }
  return undefined;
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
  const context = requestContext();
  context.token = token;
  context.cookies.push(`${env.TOKEN_COOKIE_NAME}=${token}; Max-Age=${maxAge}; ${attributes}`);
}

/** Takes the token away with this answer, and for the rest of the request. */
export function clearToken(): void {
  const context = requestContext();
  context.token = undefined;
  context.cookies.push(`${env.TOKEN_COOKIE_NAME}=; Max-Age=0; ${attributes}`);
}

import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { readCookies } from '#app/server/cookies.server.ts';
import { safePath } from '#app/session/safe-path.ts';
import { putCookie } from '#app/session/session-cookie.server.ts';
import { socialPurposes, windowIdSchema } from '#app/social/social-search.ts';
import { localeSchema } from '#contract/locales.ts';
import { socialProviders } from '#contract/members.ts';
import { decodeCookie, encodeCookie } from './cookie-value.server.ts';
import { secretSchema } from './social.schema.ts';

/*
 * A sign-in that is under way at a provider, in a cookie of the browser that it began in: what comes back is taken by
 * this browser alone, once, and soon. The cookie is not signed. It guards against whoever makes a visitor open an
 * address, which plants no cookies; whoever can plant some could plant a genuine one of their own too.
 */

const prefix = 'signin_';
const path = '/auth';
const maxSeconds = 600;

/** At the same time in one browser, so that the cookies of a request stay short. */
const maxPending = 4;

const pendingSchema = v.strictObject({
  state: secretSchema,
  /** Of PKCE, for providers that know it. */
  verifier: v.optional(secretSchema),
  provider: v.picklist(socialProviders),
  purpose: v.picklist(socialPurposes),
  next: v.pipe(
    v.string(),
    v.transform((text) => safePath(text)),
  ),
  locale: localeSchema,
  window: v.optional(windowIdSchema),
  /** Milliseconds. */
  issuedAt: v.pipe(v.number(), v.safeInteger()),
  /** Which session it is for, by a hash of its token; a sign-in is for none. */
  session: v.optional(secretSchema),
});

export type PendingSignIn = v.InferOutput<typeof pendingSchema>;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** By this a sign-in knows its session again. */
export function hashOfSession(token: string): string {
  return sha256(token);
}

/** The challenge of PKCE (RFC 7636, S256) for a verifier. */
export function challengeOf(verifier: string): string {
  return sha256(verifier);
}

function nameOf(state: string): string {
  return prefix + sha256(state).slice(0, 16);
}

function drop(name: string): void {
  putCookie(name, '', { path, seconds: 0 });
}

/** Keeps a sign-in that begins. Of those under way in this browser, the oldest go. */
export function keepPending(request: Request, pending: PendingSignIn): void {
  const known = readCookies(request).filter(([name]) => name.startsWith(prefix));
  const age = ([, value]: [string, string]) => decodeCookie(pendingSchema, value)?.issuedAt ?? 0;
  const newestFirst = known.toSorted((one, other) => age(other) - age(one));
  for (const [name] of newestFirst.slice(maxPending - 1)) drop(name);
  putCookie(nameOf(pending.state), encodeCookie(pending), { path, seconds: maxSeconds });
}

/**
 * Takes the sign-in that a provider's answer belongs to, which is then over, whatever becomes of it.
 * @returns what is wrong, where there is none that this may be the answer to
 */
export function takePending(
  request: Request,
  { provider, state }: { provider: string; state: string | undefined },
): PendingSignIn | 'invalid' | 'expired' {
  if (state === undefined) return 'invalid';
  const name = nameOf(state);
  const value = readCookies(request).find(([known]) => known === name)?.[1];
  if (value === undefined) return 'invalid';
  drop(name);
  const pending = decodeCookie(pendingSchema, value);
  if (pending?.state !== state || pending.provider !== provider) return 'invalid';
  // Of several servers, one's clock may be a little behind.
  const seconds = Math.abs(Date.now() - pending.issuedAt) / 1000;
  return seconds > maxSeconds ? 'expired' : pending;
}

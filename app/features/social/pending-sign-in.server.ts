import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { readCookies } from '#app/server/cookies.server.ts';
import { safePath } from '#app/session/safe-path.ts';
import { putCookie } from '#app/session/session-cookie.server.ts';
import { windowIdSchema } from '#app/social/social-channel.ts';
import { socialPurposes } from '#app/social/social-search.ts';
import { localeSchema } from '#contract/locale-schemas.ts';
import { socialProviders } from '#contract/members.ts';
import { decodeCookie, encodeCookie } from './cookie-value.server.ts';
import { secretSchema } from './social.schema.ts';

/* Unsigned: it protects against forged links, and an attacker who can set cookies could set a genuine one. */

const prefix = 'signin_';
const path = '/auth';
const maxSeconds = 600;

/** Limits the size of the Cookie header. */
const maxPending = 4;

const pendingSchema = v.strictObject({
  state: secretSchema,
  /** PKCE, where the provider supports it. */
  verifier: v.optional(secretSchema),
  provider: v.picklist(socialProviders),
  purpose: v.picklist(socialPurposes),
  next: v.pipe(
    v.string(),
    v.transform((text) => safePath(text)),
  ),
  locale: localeSchema,
  window: v.optional(windowIdSchema),
  issuedAt: v.pipe(v.number(), v.safeInteger()),
  session: v.optional(secretSchema),
});

export type PendingSignIn = v.InferOutput<typeof pendingSchema>;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export function hashOfSession(token: string): string {
  return sha256(token);
}

export function challengeOf(verifier: string): string {
  return sha256(verifier);
}

function nameOf(state: string): string {
  return prefix + sha256(state).slice(0, 16);
}

function drop(name: string): void {
  putCookie(name, '', { path, seconds: 0 });
}

export function storePending(request: Request, pending: PendingSignIn): void {
  const known = Object.entries(readCookies(request)).filter(([name]) => name.startsWith(prefix));
  const age = ([, value]: [string, string]) => decodeCookie(pendingSchema, value)?.issuedAt ?? 0;
  const newestFirst = known.toSorted((one, other) => age(other) - age(one));
  for (const [name] of newestFirst.slice(maxPending - 1)) drop(name);
  putCookie(nameOf(pending.state), encodeCookie(pending), { path, seconds: maxSeconds });
}

export function takePending(
  request: Request,
  { provider, state }: { provider: string; state: string | undefined },
): PendingSignIn | 'invalid' | 'expired' {
  if (state === undefined) return 'invalid';
  const name = nameOf(state);
  const value = readCookies(request)[name];
  if (value === undefined) return 'invalid';
  drop(name);
  const pending = decodeCookie(pendingSchema, value);
  if (pending?.state !== state || pending.provider !== provider) return 'invalid';
  // Clocks of several servers differ slightly.
  const seconds = Math.abs(Date.now() - pending.issuedAt) / 1000;
  return seconds > maxSeconds ? 'expired' : pending;
}

import * as v from 'valibot';
import { readCookies } from '#app/server/cookies.server.ts';
import { safePath } from '#app/session/safe-path.ts';
import { putCookie } from '#app/session/session-cookie.server.ts';
import { socialProviders } from '#contract/members.ts';
import type { Problem } from '#contract/problem.ts';
import { tokenSchema } from '#contract/short-text.ts';
import { decodeCookie, encodeCookie } from './cookie-value.server.ts';
import { type SignUpField, signUpFields } from './sign-up-fields.ts';

/* Pending sign-up. The ticket authorizes its holder, so it is in an HttpOnly cookie and never in an address. */

const name = 'social_ticket';
const path = '/';
const maxSeconds = 600;

const ticketSchema = v.strictObject({
  provider: v.picklist(socialProviders),
  ticket: tokenSchema,
  missing: v.pipe(v.array(v.picklist(signUpFields)), v.nonEmpty()),
  next: v.pipe(
    v.string(),
    v.transform((text) => safePath(text)),
  ),
});

export type SocialTicket = v.InferOutput<typeof ticketSchema>;

export function storeTicket(ticket: SocialTicket): void {
  putCookie(name, encodeCookie(ticket), { path, seconds: maxSeconds });
}

export function readTicket(request: Request): SocialTicket | undefined {
  const value = readCookies(request)[name];
  return value === undefined ? undefined : decodeCookie(ticketSchema, value);
}

export function dropTicket(): void {
  putCookie(name, '', { path, seconds: 0 });
}

function isSignUpField(path: string): path is SignUpField {
  return signUpFields.some((field) => field === path);
}

export function missingFieldsOf({ code, errors = [] }: Problem): SignUpField[] {
  if (code === 'email_taken') return ['password'];
  const paths = new Set(errors.map(({ path }) => path));
  return [...paths].filter(isSignUpField);
}

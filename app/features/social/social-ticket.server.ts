import * as v from 'valibot';
import { readCookie } from '#app/server/cookies.server.ts';
import { safePath } from '#app/session/safe-path.ts';
import { putCookie } from '#app/session/session-cookie.server.ts';
import { socialProviders } from '#contract/members.ts';
import type { Problem } from '#contract/problem.ts';
import { tokenSchema } from '#contract/text.ts';
import { type AskedField, askedFields } from './asked-fields.ts';
import { decodeCookie, encodeCookie } from './cookie-value.server.ts';

/*
 * A sign-in by a provider that needs one more thing. Who holds the ticket is that visitor for as long as it lasts, so
 * it travels in a cookie that scripts never see, and in no address.
 */

const name = 'social_ticket';
const path = '/';
const maxSeconds = 600;

const ticketSchema = v.strictObject({
  provider: v.picklist(socialProviders),
  ticket: tokenSchema,
  /** What the visitor is asked for. */
  asks: v.pipe(v.array(v.picklist(askedFields)), v.nonEmpty()),
  next: v.pipe(
    v.string(),
    v.transform((text) => safePath(text)),
  ),
});

export type SocialTicket = v.InferOutput<typeof ticketSchema>;

export function keepTicket(ticket: SocialTicket): void {
  putCookie(name, encodeCookie(ticket), { path, seconds: maxSeconds });
}

export function readTicket(request: Request): SocialTicket | undefined {
  const value = readCookie(request, name);
  return value === undefined ? undefined : decodeCookie(ticketSchema, value);
}

export function dropTicket(): void {
  putCookie(name, '', { path, seconds: 0 });
}

function isAsked(path: string): path is AskedField {
  return askedFields.some((field) => field === path);
}

/** What a problem with a ticket asks for: the password of the account that has the address, or what is missing. */
export function asksOf({ code, errors = [] }: Problem): AskedField[] {
  if (code === 'email_taken') return ['password'];
  const paths = new Set(errors.map(({ path }) => path));
  return [...paths].filter(isAsked);
}

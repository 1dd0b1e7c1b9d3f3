import { createServerFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { readTicket } from './social-ticket.server.ts';

/** What a sign-in by a provider still needs; null where none is waiting. */
export const getSocialSignUp = createServerFn({ method: 'GET' }).handler(() => {
  const ticket = readTicket(getRequest());
  return ticket ? { provider: ticket.provider, asks: ticket.asks } : null;
});

export type SocialSignUp = NonNullable<Awaited<ReturnType<typeof getSocialSignUp>>>;

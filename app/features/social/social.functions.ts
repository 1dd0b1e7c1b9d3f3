import { createServerFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { readTicket } from './social-ticket.server.ts';

export const getSocialSignUp = createServerFn({ method: 'GET' }).handler(() => {
  const ticket = readTicket(getRequest());
  return ticket ? { provider: ticket.provider, missing: ticket.missing } : null;
});

export type SocialSignUp = NonNullable<Awaited<ReturnType<typeof getSocialSignUp>>>;

import { createServerFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { postedForm } from '#app/lib/forms.server.ts';
import { reportError } from '#app/lib/report.server.ts';
import { requestContext } from '#app/lib/request-context.server.ts';
import { type ConsentText, readConsents } from './consents.server.ts';
import type { AskedField } from './sign-up.schema.ts';
import { readTicket } from './social-ticket.server.ts';

/** The texts to agree to. A form that came back shows without them: what was typed counts more. */
async function findConsents(asks: readonly AskedField[]): Promise<ConsentText[] | undefined> {
  try {
    return await readConsents(asks);
  } catch (error) {
    if (!postedForm('social')) throw error;
    reportError(error);
    delete requestContext().failure;
    return undefined;
  }
}

/** What a sign-in by a provider still needs; null where none is waiting. */
export const getSocialSignUp = createServerFn({ method: 'GET' }).handler(async () => {
  const ticket = readTicket(getRequest());
  if (!ticket) return null;
  const { provider, asks } = ticket;
  return { provider, asks, consents: await findConsents(asks) };
});

export type SocialSignUp = NonNullable<Awaited<ReturnType<typeof getSocialSignUp>>>;

import { isRedirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { pageHref } from '#app/i18n/page-href.ts';
import { parseSearch } from '#app/routing/search-params.ts';
import { reportError } from '#app/server/report.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { findSocialClient, type SocialClient } from '#app/social/social-clients.server.ts';
import { withSearch } from '#app/social/social-paths.ts';
import { exchange, leadBack } from './exchange.server.ts';
import { hashOfSession, type PendingSignIn, takePending } from './pending-sign-in.server.ts';
import { popupAnswer } from './popup-answer.server.ts';
import { type CallbackSearch, callbackSearchSchema } from './social.schema.ts';
import { dropTicket } from './social-ticket.server.ts';

/** Whether the session is still the one that the visitor began with. */
function isSameSession({ session }: PendingSignIn): boolean {
  const { token } = requestContext();
  return session === undefined || (token !== undefined && hashOfSession(token) === session);
}

/** Runs the exchange. Whatever goes wrong has a page to say it on. */
async function outcomeOf(
  client: SocialClient,
  pending: PendingSignIn,
  { code, error }: CallbackSearch,
): Promise<string> {
  if (error === 'access_denied') return leadBack(pending, { social: 'refused' });
  if (error !== undefined) return leadBack(pending, { social: 'failed' });
  if (!code || !isSameSession(pending)) return leadBack(pending, { social: 'invalid' });
  try {
    return await exchange({ client, pending, code });
  } catch (thrown) {
    // The session has ended meanwhile.
    if (isRedirect(thrown)) return withSearch('/login', { next: pending.next, social: 'signed_out' });
    reportError(thrown);
    // It was not done, but the page that says so is there.
    delete requestContext().failure;
    return leadBack(pending, { social: 'failed' });
  }
}

/**
 * Takes what a provider leads back with, if it belongs to a sign-in that began in this browser, and leads on.
 * @returns undefined for a provider that is not configured
 */
export async function receiveCallback(request: Request, provider: string): Promise<Response | undefined> {
  const client = findSocialClient(provider);
  if (!client) return undefined;
  const search = v.parse(callbackSearchSchema, parseSearch(new URL(request.url).search));
  const pending = takePending(request, { provider, state: search.state });
  if (typeof pending === 'string') {
    const location = pageHref(withSearch('/login', { social: pending }));
    return new Response(null, { status: 302, headers: { location } });
  }
  requestContext().locale = pending.locale;
  // What another sign-in has left undone is over.
  dropTicket();
  const location = pageHref(await outcomeOf(client, pending, search));
  if (pending.window) return popupAnswer(pending.window, location);
  return new Response(null, { status: 302, headers: { location } });
}

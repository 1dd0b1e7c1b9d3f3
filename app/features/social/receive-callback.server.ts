import { isRedirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { pageHref } from '#app/i18n/page-href.ts';
import { parseSearch } from '#app/routing/search-params.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { findSocialClient, type SocialClient } from '#app/social/social-clients.server.ts';
import { withSearch } from '#app/social/social-paths.ts';
import { exchange, leadBack } from './exchange.server.ts';
import { hashOfSession, type PendingSignIn, takePending } from './pending-sign-in.server.ts';
import { popupAnswer } from './popup-answer.server.ts';
import { type CallbackSearch, callbackSearchSchema } from './social.schema.ts';
import { dropTicket } from './social-ticket.server.ts';

function isSameSession({ session }: PendingSignIn): boolean {
  const { token } = requestContext();
  return session === undefined || (token !== undefined && hashOfSession(token) === session);
}

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
    if (isRedirect(thrown)) return withSearch('/login', { next: pending.next, social: 'signed_out' });
    reportError(thrown);
    // The sign-in failed, but its page renders: not a failed response.
    delete requestContext().failure;
    return leadBack(pending, { social: 'failed' });
  }
}

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
  dropTicket();
  const location = pageHref(await outcomeOf(client, pending, search));
  if (pending.window) return popupAnswer(pending.window, location);
  return new Response(null, { status: 302, headers: { location } });
}

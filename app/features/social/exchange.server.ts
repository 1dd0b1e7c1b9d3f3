import { callApi } from '#app/api-client/api-client.server.ts';
import { callMemberApi } from '#app/api-client/member-client.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { startSession } from '#app/session/start-session.server.ts';
import type { SocialClient } from '#app/social/social-clients.server.ts';
import { withSearch } from '#app/social/social-paths.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { SocialProvider } from '#contract/members.ts';
import { redirectUriOf } from './authorize-url.server.ts';
import type { PendingSignIn } from './pending-sign-in.server.ts';
import { searchOfProblem } from './social-problem.server.ts';
import { missingFieldsOf, storeTicket } from './social-ticket.server.ts';

type Exchange = { client: SocialClient; pending: PendingSignIn; code: string };

const signInEndpoints = {
  facebook: endpoints.signInWithFacebook,
  google: endpoints.signInWithGoogle,
  naver: endpoints.signInWithNaver,
  kakao: endpoints.signInWithKakao,
};

export function signInEndpoint(provider: SocialProvider) {
  return signInEndpoints[provider];
}

const noConsents = { termsAgree: false, privacyAgree: false };

function bodyOf({ client, pending, code }: Exchange) {
  const { provider, clientId } = client;
  const { state, verifier } = pending;
  const redirectUri = redirectUriOf(provider);
  return { code, clientId, redirectUri, state, ...(verifier && { codeVerifier: verifier }) };
}

export function leadBack(
  { purpose, next }: PendingSignIn,
  search: ReturnType<typeof searchOfProblem>,
): string {
  return purpose === 'signin' ? withSearch('/login', { next, ...search }) : withSearch(next, search);
}

async function signIn(exchange: Exchange): Promise<string> {
  const { client, pending } = exchange;
  const { provider } = client;
  const result = await callApi(signInEndpoint(provider), {
    body: { ...bodyOf(exchange), ...noConsents },
  });
  if (result.ok) {
    await startSession(result.body.data);
    return pending.next;
  }
  const { problem } = result;
  const missing = missingFieldsOf(problem);
  if (problem.ticket === undefined || missing.length === 0)
    return leadBack(pending, searchOfProblem(problem));
  storeTicket({ provider, ticket: problem.ticket, missing, next: pending.next });
  return '/signup/social';
}

async function link(exchange: Exchange): Promise<string> {
  const { client, pending } = exchange;
  const params = { provider: client.provider };
  const result = await callMemberApi(endpoints.linkProvider, { params, body: bodyOf(exchange) });
  return result.ok
    ? withSearch(pending.next, { social: 'linked' })
    : leadBack(pending, searchOfProblem(result.problem));
}

/** Not by linking, which would give the account to any person signed in at the provider. */
async function confirm(exchange: Exchange): Promise<string> {
  const { client, pending } = exchange;
  const { token: before } = requestContext();
  const me = await callMemberApi(endpoints.getMe, {});
  const result = await callApi(signInEndpoint(client.provider), {
    body: { ...bodyOf(exchange), ...noConsents },
  });
  if (!result.ok && result.problem.ticket === undefined)
    return leadBack(pending, searchOfProblem(result.problem));
  if (!result.ok || !me.ok || before === undefined) return leadBack(pending, { social: 'other_account' });
  const { data: session } = result.body;
  const other = await callApi(endpoints.getMe, { token: session.token });
  if (other.ok && other.body.data.id === me.body.data.id) {
    await startSession(session);
    return withSearch(pending.next, { social: 'confirmed' });
  }
  await callApi(endpoints.logout, { token: session.token });
  return leadBack(pending, { social: 'other_account' });
}

const exchanges = { signin: signIn, link, confirm };

export function exchange(given: Exchange): Promise<string> {
  return exchanges[given.pending.purpose](given);
}

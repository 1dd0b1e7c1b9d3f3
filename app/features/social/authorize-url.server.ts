import { absoluteUrl } from '#app/seo/site-origin.ts';
import type { SocialClient } from '#app/social/social-clients.server.ts';
import type { SocialProvider } from '#contract/members.ts';
import { challengeOf, type PendingSignIn } from './pending-sign-in.server.ts';

/** What is asked of each provider beside the code. What Kakao and Naver tell of their users is set in their consoles. */
const scopes: Record<SocialProvider, Record<string, string>> = {
  google: { scope: 'openid email profile', access_type: 'offline' },
  facebook: { scope: 'email,public_profile' },
  kakao: {},
  naver: {},
};

/**
 * How each is asked to let its user sign in once more: who sits down at a browser that is signed in here is signed in
 * there as well. Google knows no more than a choice of accounts.
 */
const afresh: Record<SocialProvider, Record<string, string>> = {
  google: { prompt: 'select_account' },
  facebook: { auth_type: 'reauthenticate' },
  kakao: { prompt: 'login' },
  naver: { auth_type: 'reauthenticate' },
};

/** Where a provider leads back to. */
export function redirectUriOf(provider: SocialProvider): string {
  return absoluteUrl(`/auth/${provider}/callback`);
}

/** Where a provider asks its user. */
export function authorizeUrl(
  { provider, clientId, authorizeUrl }: SocialClient,
  pending: PendingSignIn,
): string {
  const url = new URL(authorizeUrl);
  const params = {
    client_id: clientId,
    redirect_uri: redirectUriOf(provider),
    response_type: 'code',
    state: pending.state,
    ...scopes[provider],
    ...(pending.purpose === 'confirm' && afresh[provider]),
    ...(pending.verifier && {
      code_challenge: challengeOf(pending.verifier),
      code_challenge_method: 'S256',
    }),
  };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

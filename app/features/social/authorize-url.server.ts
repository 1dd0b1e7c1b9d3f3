import { absoluteUrl } from '#app/seo/site-origin.ts';
import type { SocialClient } from '#app/social/social-clients.server.ts';
import type { SocialProvider } from '#contract/members.ts';
import { challengeOf, type PendingSignIn } from './pending-sign-in.server.ts';

/** In addition to the code. Kakao and Naver configure their scopes in their consoles. */
const scopes: Record<SocialProvider, Record<string, string>> = {
  google: { scope: 'openid email profile', access_type: 'offline' },
  facebook: { scope: 'email,public_profile' },
  kakao: {},
  naver: {},
};

/** Forces a new sign-in: the browser may be signed in there as somebody else. */
const afresh: Record<SocialProvider, Record<string, string>> = {
  google: { prompt: 'select_account' },
  facebook: { auth_type: 'reauthenticate' },
  kakao: { prompt: 'login' },
  naver: { auth_type: 'reauthenticate' },
};

export function redirectUriOf(provider: SocialProvider): string {
  return absoluteUrl(`/auth/${provider}/callback`);
}

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

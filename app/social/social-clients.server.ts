import { env } from '#app/server/env.server.ts';
import type { SocialProvider } from '#contract/members.ts';

/** What we are to a provider, and where it asks its users. */
export type SocialClient = { provider: SocialProvider; clientId: string; authorizeUrl: string };

const variables = { naver: 'NAVER', kakao: 'KAKAO', google: 'GOOGLE', facebook: 'FACEBOOK' } as const;

/** In the order in which they are offered: by how many in Korea use them. */
const order: readonly SocialProvider[] = ['kakao', 'naver', 'google', 'facebook'];

/** With an outside API the secret is not ours to know, so the id alone says that a provider is configured. */
const clients = new Map<string, SocialClient>(
  order.flatMap((provider): [string, SocialClient][] => {
    const variable = variables[provider];
    const clientId = env[`${variable}_CLIENT_ID`];
    const authorizeUrl = env[`${variable}_AUTHORIZE_URL`];
    return clientId ? [[provider, { provider, clientId, authorizeUrl }]] : [];
  }),
);

/** The providers that visitors can sign in by. */
export const offeredProviders: readonly SocialProvider[] = [...clients.values()].map(
  ({ provider }) => provider,
);

export function findSocialClient(provider: string): SocialClient | undefined {
  return clients.get(provider);
}

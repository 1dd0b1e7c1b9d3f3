import { env } from '#app/server/env.server.ts';
import type { SocialProvider } from '#contract/members.ts';

export type SocialClient = { provider: SocialProvider; clientId: string; authorizeUrl: string };

const variables = { naver: 'NAVER', kakao: 'KAKAO', google: 'GOOGLE', facebook: 'FACEBOOK' } as const;

/** In display order: by number of users in Korea. */
const order: readonly SocialProvider[] = ['kakao', 'naver', 'google', 'facebook'];

/** With an outside API only the client id is configured here. */
const clients = new Map<string, SocialClient>(
  order.flatMap((provider): [string, SocialClient][] => {
    const variable = variables[provider];
    const clientId = env[`${variable}_CLIENT_ID`];
    const authorizeUrl = env[`${variable}_AUTHORIZE_URL`];
    return clientId ? [[provider, { provider, clientId, authorizeUrl }]] : [];
  }),
);

export const offeredProviders: readonly SocialProvider[] = [...clients.values()].map(
  ({ provider }) => provider,
);

export function findSocialClient(provider: string): SocialClient | undefined {
  return clients.get(provider);
}

import * as v from 'valibot';
import type { SocialProvider } from '#contract/members.ts';
import {
  type OAuthGateway,
  OAuthRefusedError,
  ServiceUnavailableError,
  type SocialProfile,
} from './gateways.ts';
import { request } from './http.ts';
import { profileSchemas } from './oauth-profiles.ts';
import { type OAuthConfig, requestToken, timeoutMs } from './oauth-token.ts';
import { unlink } from './oauth-unlink.ts';

async function requestProfile(
  provider: SocialProvider,
  profileUrl: string,
  accessToken: string,
): Promise<SocialProfile> {
  const url = new URL(profileUrl);
  if (provider === 'facebook' && !url.searchParams.has('fields'))
    url.searchParams.set('fields', 'id,name,email');
  const answer = await request({
    service: provider,
    url,
    timeoutMs,
    // Not in the URL, which ends up in logs.
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (answer.status === 401 || answer.status === 403)
    throw new OAuthRefusedError(`${provider} shows no profile: ${answer.status}`);
  const profile = v.safeParse(profileSchemas[provider], answer.body);
  if (!answer.isOk || !profile.success)
    throw new ServiceUnavailableError(`${provider} answers with no profile: ${answer.status}`);
  return profile.output;
}

export function createOAuth(provider: SocialProvider, config: OAuthConfig): OAuthGateway {
  return {
    clientId: config.clientId,
    async exchange(exchange) {
      if (exchange.clientId !== config.clientId)
        throw new OAuthRefusedError(`The code is of another client of ${provider}`);
      const result = await requestToken(provider, config, exchange);
      if ('accessToken' in result) {
        const profile = await requestProfile(provider, config.profileUrl, result.accessToken);
        return { ...profile, refreshToken: result.refreshToken };
      }
      const { about, code } = result.refusal;
      if (about === 'code') throw new OAuthRefusedError(`${provider} refuses the code: ${code}`);
      throw new ServiceUnavailableError(`${provider} refuses our ${about}: ${code}`);
    },
    unlink: (linked) => unlink(provider, config, linked),
  };
}

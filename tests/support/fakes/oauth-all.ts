import { socialProviders } from '#contract/members.ts';
import { startOAuthServer } from './oauth.ts';

export async function startOAuthServers(siteOrigin: string) {
  const env: Record<string, string> = { KAKAO_ADMIN_KEY: 'admin' };
  const urls: Record<string, string> = {};
  const stops: (() => void)[] = [];
  for (const provider of socialProviders) {
    const redirectUris = ['', '/', `/auth/${provider}/callback`].map((path) => siteOrigin + path);
    const client = { clientId: 'id', clientSecret: 'right', adminKey: 'admin', redirectUris };
    const server = await startOAuthServer(provider, client);
    stops.push(server.stop);
    urls[provider] = server.url;
    const name = provider.toUpperCase();
    env[`${name}_CLIENT_ID`] = 'id';
    env[`${name}_CLIENT_SECRET`] = 'right';
    env[`${name}_AUTHORIZE_URL`] = server.authorizeUrl;
    env[`${name}_TOKEN_URL`] = server.tokenUrl;
    env[`${name}_PROFILE_URL`] = server.profileUrl;
    env[`${name}_UNLINK_URL`] = server.unlinkUrl;
  }
  return {
    env,
    urls,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

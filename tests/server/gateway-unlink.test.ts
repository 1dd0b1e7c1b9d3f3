import { afterEach, describe, expect, it } from 'vitest';
import { DeliveryError } from '#api/gateways/gateways.ts';
import { createOAuth } from '#api/gateways/oauth.ts';
import { type SocialProvider, socialProviders } from '#contract/members.ts';
import type { FakeServer, Outage } from '../support/fakes/http.ts';
import { startOAuthServer } from '../support/fakes/oauth.ts';

const clientId = 'client-id';
const clientSecret = 'client-secret';
const redirectUri = 'http://localhost:3000/auth/callback';
const state = 'state';
const subject = '4242';

const servers: FakeServer[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.stop();
});

type Changes = { clientSecret?: string; adminKey?: string };

/** A provider where somebody has linked us, and our gateway to it. */
async function open(provider: SocialProvider, changes: Changes = {}) {
  const redirectUris = [redirectUri];
  const client = { clientId, clientSecret, redirectUris, adminKey: 'admin-key' };
  const server = await startOAuthServer(provider, client);
  servers.push(server);
  const { tokenUrl, profileUrl, unlinkUrl } = server;
  const config = { clientId, clientSecret, tokenUrl, profileUrl, unlinkUrl };
  const code = { clientId, redirectUri, state, codeVerifier: undefined };
  server.signIn({ subject });
  const signedIn = await createOAuth(provider, config).exchange({
    ...code,
    code: server.issueCode({ redirectUri, state }),
  });
  const { refreshToken } = signedIn;
  server.requests.length = 0;
  return { server, refreshToken, gateway: createOAuth(provider, { ...config, ...changes }) };
}

/** That it is to be tried again, in words that hold nothing of the account or of ours. */
async function expectLater(attempt: Promise<unknown>, token: string | undefined): Promise<void> {
  const error: unknown = await attempt.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DeliveryError);
  if (!(error instanceof DeliveryError)) return;
  expect(error.isFinal).toBe(false);
  for (const secret of [subject, token ?? 'no token', clientSecret, 'stale', 'admin-key'])
    expect(error.message).not.toContain(secret);
}

describe.each(socialProviders)('the end of a link, told to %s', (provider) => {
  it('ends it there too, and is no failure when it has ended already', async () => {
    const { server, refreshToken, gateway } = await open(provider);
    expect(server.links.isLinked(subject)).toBe(true);
    expect(await gateway.unlink({ subject, refreshToken })).toBe('unlinked');
    expect(server.links.isLinked(subject)).toBe(false);
    expect(await gateway.unlink({ subject, refreshToken })).toBe('not_linked');
    expect(server.links.unlinked).toEqual([subject]);
  });

  it('keeps secrets and tokens out of addresses', async () => {
    const { server, refreshToken, gateway } = await open(provider);
    await gateway.unlink({ subject, refreshToken });
    for (const { url } of server.requests) expect(url.search).toBe('');
  });

  it.each<Outage>(['hang-up', 'redirect', 'nonsense', 429, 500, 503])(
    'is told again later when the provider is out of order: %s',
    async (outage) => {
      const { server, refreshToken, gateway } = await open(provider);
      server.breakDown(outage);
      await expectLater(gateway.unlink({ subject, refreshToken }), refreshToken);
      server.breakDown(undefined);
      expect(server.links.isLinked(subject)).toBe(true);
    },
  );
});

describe('what providers do in their own way', () => {
  it.each(['google', 'naver', 'kakao'] as const)('%s cannot be told without a token', async (provider) => {
    const { server, gateway } = await open(provider);
    expect(await gateway.unlink({ subject, refreshToken: undefined })).toBe('impossible');
    expect(server.requests).toEqual([]);
  });

  it('Facebook is told by our own token, of whoever it is', async () => {
    const { server, gateway } = await open('facebook');
    expect(await gateway.unlink({ subject: '../me', refreshToken: undefined })).toBe('not_linked');
    expect(server.requests[0]?.url.pathname).toBe('/..%2Fme/permissions');
    expect(server.links.isLinked(subject)).toBe(true);
  });

  it('Kakao is told with the admin key, without a token', async () => {
    const { server, gateway } = await open('kakao', { adminKey: 'admin-key' });
    expect(await gateway.unlink({ subject, refreshToken: undefined })).toBe('unlinked');
    expect(server.requests.map(({ form }) => Object.fromEntries(form))).toEqual([
      { target_id_type: 'user_id', target_id: subject },
    ]);
    expect(await gateway.unlink({ subject, refreshToken: undefined })).toBe('not_linked');
  });

  it.each([
    ['naver', { clientSecret: 'stale' }],
    ['kakao', { clientSecret: 'stale' }],
    ['kakao', { adminKey: 'stale' }],
    ['facebook', { clientSecret: 'stale' }],
  ] as const)('%s is told again later when it refuses %j of ours', async (provider, changes) => {
    const { server, refreshToken, gateway } = await open(provider, changes);
    await expectLater(gateway.unlink({ subject, refreshToken }), refreshToken);
    expect(server.links.unlinked).toEqual([]);
  });
});

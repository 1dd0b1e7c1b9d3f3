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

/** A provider with a linked account, and the gateway to it. */
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

/** Expects a retry, with an error that holds no account data and no secret. */
async function expectLater(attempt: Promise<unknown>, token: string | undefined): Promise<void> {
  const error: unknown = await attempt.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DeliveryError);
  if (!(error instanceof DeliveryError)) return;
  expect(error.isFinal).toBe(false);
  for (const secret of [subject, token ?? 'no token', clientSecret, 'stale', 'admin-key'])
    expect(error.message).not.toContain(secret);
}

describe.each(socialProviders)('unlinking an account at %s', (provider) => {
  it('ends it there too, and is no failure when it has ended already', async () => {
    const { server, refreshToken, gateway } = await open(provider);
    expect(server.links.isLinked(subject)).toBe(true);
    expect(await gateway.unlink({ subject, refreshToken })).toBe('unlinked');
    expect(server.links.isLinked(subject)).toBe(false);
    expect(await gateway.unlink({ subject, refreshToken })).toBe('not_linked');
    expect(server.links.unlinked).toEqual([subject]);
  });

  it('sends no secrets or tokens in URLs', async () => {
    const { server, refreshToken, gateway } = await open(provider);
    await gateway.unlink({ subject, refreshToken });
    for (const { url } of server.requests) expect(url.search).toBe('');
  });

  it.each<Outage>(['hang-up', 'redirect', 'nonsense', 429, 500, 503])(
    'is retried later when the provider fails: %s',
    async (outage) => {
      const { server, refreshToken, gateway } = await open(provider);
      server.breakDown(outage);
      await expectLater(gateway.unlink({ subject, refreshToken }), refreshToken);
      server.breakDown(undefined);
      expect(server.links.isLinked(subject)).toBe(true);
    },
  );
});

describe('differences between providers', () => {
  it.each(['google', 'naver', 'kakao'] as const)(
    '%s cannot be notified without a token',
    async (provider) => {
      const { server, gateway } = await open(provider);
      expect(await gateway.unlink({ subject, refreshToken: undefined })).toBe('impossible');
      expect(server.requests).toEqual([]);
    },
  );

  it('Facebook is notified with the app’s own token', async () => {
    const { server, gateway } = await open('facebook');
    expect(await gateway.unlink({ subject: '../me', refreshToken: undefined })).toBe('not_linked');
    expect(server.requests[0]?.url.pathname).toBe('/..%2Fme/permissions');
    expect(server.links.isLinked(subject)).toBe(true);
  });

  it('Kakao is notified with the admin key, without a token', async () => {
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
  ] as const)('%s is notified again later when it refuses our %j', async (provider, changes) => {
    const { server, refreshToken, gateway } = await open(provider, changes);
    await expectLater(gateway.unlink({ subject, refreshToken }), refreshToken);
    expect(server.links.unlinked).toEqual([]);
  });
});

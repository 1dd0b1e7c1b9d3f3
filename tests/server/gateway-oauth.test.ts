import { createHash, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { OAuthRefusedError, ServiceUnavailableError } from '#api/gateways/gateways.ts';
import { createOAuth } from '#api/gateways/oauth.ts';
import { type SocialProvider, socialProviders } from '#contract/members.ts';
import type { FakeServer, Outage } from '../support/fakes/http.ts';
import { startOAuthServer } from '../support/fakes/oauth.ts';
import type { FakePerson } from '../support/fakes/oauth-profiles.ts';

const clientId = 'client-id';
const clientSecret = 'client-secret';
const redirectUri = 'http://localhost:3000/auth/callback';
const state = 'state-of-this-visitor';

const servers: FakeServer[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.stop();
});

async function open(provider: SocialProvider, changes: { clientSecret?: string } = {}) {
  const server = await startOAuthServer(provider, { clientId, clientSecret, redirectUris: [redirectUri] });
  servers.push(server);
  const { tokenUrl, profileUrl, unlinkUrl } = server;
  const config = { clientId, clientSecret, tokenUrl, profileUrl, unlinkUrl, ...changes };
  const gateway = createOAuth(provider, config);
  const exchange = (
    code: string,
    more: { redirectUri?: string; clientId?: string; codeVerifier?: string } = {},
  ) => gateway.exchange({ code, clientId, redirectUri, state, codeVerifier: undefined, ...more });
  return { server, exchange, newCode: () => server.issueCode({ redirectUri, state }) };
}

async function profileOf(provider: SocialProvider, person: FakePerson) {
  const { server, exchange, newCode } = await open(provider);
  server.signIn(person);
  const { refreshToken: _, ...profile } = await exchange(newCode());
  return profile;
}

describe.each(socialProviders)('sign-in by %s', (provider) => {
  it('follows the redirect of the provider to a profile', async () => {
    const { server, exchange } = await open(provider);
    server.signIn({ subject: '4242', email: 'Person@Example.com', name: '홍길동' });
    const page = new URL(server.authorizeUrl);
    page.search = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      state,
    }).toString();
    const { headers } = await fetch(page, { redirect: 'manual' });
    const target = new URL(headers.get('location') ?? '');
    expect(target.searchParams.get('state')).toBe(state);
    const { refreshToken, ...profile } = await exchange(target.searchParams.get('code') ?? '');
    expect(profile).toEqual({
      subject: '4242',
      email: 'person@example.com',
      // The other two say nothing about it.
      emailVerified: provider === 'google' || provider === 'kakao',
      name: '홍길동',
    });
    // Google returns one on request, Facebook never.
    expect(refreshToken !== undefined).toBe(provider === 'naver' || provider === 'kakao');
  });

  it('sends no secret or token in URLs', async () => {
    const { server, exchange, newCode } = await open(provider);
    await exchange(newCode());
    expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
    for (const { url } of server.requests) expect(url.search).not.toMatch(/secret|token/);
  });

  it('accepts a person who shares neither name nor email', async () => {
    expect(await profileOf(provider, { subject: '7' })).toEqual({
      subject: '7',
      email: undefined,
      emailVerified: false,
      name: undefined,
    });
  });

  it('drops an invalid name and address', async () => {
    const profile = await profileOf(provider, { subject: '7', email: 'no address', name: 'A\r\nB' });
    expect(profile).toMatchObject({ email: undefined, emailVerified: false, name: undefined });
  });

  it('refuses an invented or used code', async () => {
    const { exchange, newCode } = await open(provider);
    const code = newCode();
    await exchange(code);
    for (const bad of [code, 'made-up-code']) {
      const attempt = exchange(bad);
      await expect(attempt).rejects.toBeInstanceOf(OAuthRefusedError);
      await expect(attempt).rejects.not.toThrow(bad);
    }
  });

  it("refuses another client's code without a request to the provider", async () => {
    const { server, exchange, newCode } = await open(provider);
    await expect(exchange(newCode(), { clientId: 'other' })).rejects.toBeInstanceOf(OAuthRefusedError);
    expect(server.requests).toEqual([]);
  });

  it('is unavailable when the provider refuses the secret, and does not reveal it', async () => {
    const { exchange, newCode } = await open(provider, { clientSecret: 'stale-secret' });
    const attempt = exchange(newCode());
    await expect(attempt).rejects.toBeInstanceOf(ServiceUnavailableError);
    await expect(attempt).rejects.not.toThrow('stale-secret');
  });

  it.each<Outage>(['hang-up', 'redirect', 'flood', 'nonsense', 429, 500, 503])(
    'is unavailable when the provider is out of order: %s',
    async (outage) => {
      const { server, exchange, newCode } = await open(provider);
      const code = newCode();
      server.breakDown(outage);
      await expect(exchange(code)).rejects.toBeInstanceOf(ServiceUnavailableError);
      expect(server.requests.length).toBe(1);
    },
  );

  it('is unavailable when the connection is refused', async () => {
    const { server, exchange, newCode } = await open(provider);
    const code = newCode();
    server.stop();
    await expect(exchange(code)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('differences between providers', () => {
  it.each([
    ['google', { emailVerified: false }, { email: 'a@example.com', emailVerified: false }],
    ['kakao', { emailVerified: false }, { email: 'a@example.com', emailVerified: false }],
    ['kakao', { emailValid: false }, { email: undefined, emailVerified: false }],
  ] as const)('%s with %j gives %j', async (provider, fields, expected) => {
    const person = { subject: '7', email: 'a@example.com', ...fields };
    expect(await profileOf(provider, person)).toMatchObject(expected);
  });

  it('sends the state to Naver only', async () => {
    for (const provider of socialProviders) {
      const { server, exchange, newCode } = await open(provider);
      await exchange(newCode());
      expect(server.requests[0]?.form.get('state')).toBe(provider === 'naver' ? state : null);
    }
  });

  it.each(['google', 'facebook'] as const)('%s checks the verifier of PKCE', async (provider) => {
    const { server, exchange } = await open(provider);
    const codeVerifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const newCode = () => server.issueCode({ redirectUri, state, codeChallenge });
    await expect(exchange(newCode(), { codeVerifier })).resolves.toMatchObject({ subject: '1234567890' });
    const wrong = exchange(newCode(), { codeVerifier: `${codeVerifier}x` });
    await expect(wrong).rejects.toBeInstanceOf(OAuthRefusedError);
  });

  it.each(['facebook', 'kakao'] as const)('%s refuses a code for another address', async (provider) => {
    const { exchange, newCode } = await open(provider);
    const attempt = exchange(newCode(), { redirectUri: 'http://localhost:3000/elsewhere' });
    await expect(attempt).rejects.toBeInstanceOf(OAuthRefusedError);
  });
});

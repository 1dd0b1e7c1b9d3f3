import { createHash } from 'node:crypto';
import type { SocialProvider } from '#contract/members.ts';
import { type FakeAnswer, type FakeRequest, type FakeServer, startFakeServer } from './http.ts';
import { bearerOf, createLinks, type Links, unlinkPage } from './oauth-links.ts';
import { type FakePerson, profileOf } from './oauth-profiles.ts';
import { type Fault, refusalOf } from './oauth-refusals.ts';

type Client = {
  clientId: string;
  clientSecret: string | undefined;
  redirectUris: string[];
  adminKey?: string;
};

type Grant = {
  redirectUri: string;
  state: string;
  codeChallenge: string | undefined;
  /** Whether Google issues a refresh token. Naver and Kakao always give one, Facebook never does. */
  isOffline: boolean;
  person: FakePerson;
};

export type OAuthServer = FakeServer & {
  authorizeUrl: string;
  tokenUrl: string;
  profileUrl: string;
  unlinkUrl: string;
  links: Links;
  /** The person signed in at the provider, who agrees. Undefined refuses. */
  signIn(person: FakePerson | undefined): void;
  issueCode(
    grant: Pick<Grant, 'redirectUri' | 'state'> & { codeChallenge?: string; isOffline?: boolean },
  ): string;
};

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function authorize(
  url: URL,
  { clientId, redirectUris }: Client,
  issue: (grant: Omit<Grant, 'person'>) => string | undefined,
): FakeAnswer {
  const params = url.searchParams;
  const redirectUri = params.get('redirect_uri') ?? '';
  if (params.get('client_id') !== clientId) return { status: 401, text: 'unknown client' };
  if (!redirectUris.includes(redirectUri)) return { status: 400, text: 'redirect_uri mismatch' };
  const state = params.get('state') ?? '';
  const code = issue({
    redirectUri,
    state,
    codeChallenge: params.get('code_challenge') ?? undefined,
    isOffline: params.get('access_type') === 'offline',
  });
  const target = new URL(redirectUri);
  if (code) target.searchParams.set('code', code);
  else target.searchParams.set('error', 'access_denied');
  target.searchParams.set('state', state);
  return { status: 302, headers: { location: target.href } };
}

function clientFault(form: URLSearchParams, client: Client): Fault | undefined {
  if (form.get('client_id') !== client.clientId) return 'client';
  if (client.clientSecret !== undefined && form.get('client_secret') !== client.clientSecret) return 'secret';
  return undefined;
}

/** Naver accepts any state and any redirect URI, so the site must compare them. */
function codeFault(
  provider: SocialProvider,
  form: URLSearchParams,
  grant: Grant | undefined,
): Fault | undefined {
  if (provider === 'naver' && !form.get('state')) return 'code';
  if (!grant) return 'code';
  if (provider !== 'naver' && form.get('redirect_uri') !== grant.redirectUri) return 'redirect';
  const verifier = form.get('code_verifier');
  if (grant.codeChallenge !== undefined && (!verifier || challengeOf(verifier) !== grant.codeChallenge))
    return 'verifier';
  return undefined;
}

function personOf(cookies: string, provider: SocialProvider): FakePerson | undefined {
  const value = new RegExp(`(?:^|; )${personCookie(provider)}=([^;]+)`).exec(cookies)?.[1];
  return value && JSON.parse(decodeURIComponent(value));
}

export function personCookie(provider: SocialProvider): string {
  return `fake_${provider}`;
}

function tokenAnswer(provider: SocialProvider, access: string, refresh: string | undefined): FakeAnswer {
  const seconds = 3600;
  return {
    status: 200,
    json: {
      access_token: access,
      token_type: 'bearer',
      expires_in: provider === 'naver' ? String(seconds) : seconds,
      ...(refresh !== undefined && { refresh_token: refresh }),
    },
  };
}

export async function startOAuthServer(provider: SocialProvider, client: Client): Promise<OAuthServer> {
  const grants = new Map<string, Grant>();
  const links = createLinks();
  let visitor: FakePerson | undefined = {
    subject: '1234567890',
    email: 'person@example.com',
    name: 'Person',
  };

  function issue(grant: Omit<Grant, 'person'>, person = visitor): string | undefined {
    if (!person) return undefined;
    const code = crypto.randomUUID();
    grants.set(code, { ...grant, person });
    return code;
  }

  function exchange(form: URLSearchParams): FakeAnswer {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    const fault = codeFault(provider, form, grant);
    if (fault || !grant) return refusalOf(provider, fault ?? 'code', code);
    grants.delete(code);
    const hasRefreshToken = provider === 'google' ? grant.isOffline : provider !== 'facebook';
    const { access, refresh } = links.open(grant.person, { hasRefreshToken });
    return tokenAnswer(provider, access, refresh);
  }

  function refresh(form: URLSearchParams): FakeAnswer {
    const token = form.get('refresh_token') ?? '';
    const person = links.byRefresh(token);
    if (!person) return refusalOf(provider, 'refresh-token', token);
    return tokenAnswer(provider, links.open(person, { hasRefreshToken: false }).access, undefined);
  }

  function endLink(form: URLSearchParams): FakeAnswer {
    const token = form.get('access_token') ?? '';
    const isWhole = form.get('service_provider') === 'NAVER';
    if (!isWhole || !links.close(links.byAccess(token)?.subject)) return refusalOf(provider, 'code', token);
    return { status: 200, json: { access_token: token, result: 'success' } };
  }

  function giveToken({ form }: FakeRequest): FakeAnswer {
    const fault = clientFault(form, client);
    if (fault) return refusalOf(provider, fault, form.get('code') ?? '');
    const grantType = form.get('grant_type');
    if (grantType === 'authorization_code') return exchange(form);
    if (grantType === 'refresh_token') return refresh(form);
    if (grantType === 'delete' && provider === 'naver') return endLink(form);
    return refusalOf(provider, 'grant-type', '');
  }

  function showProfile(request: FakeRequest): FakeAnswer {
    const person = links.byAccess(bearerOf(request));
    if (person) return { status: 200, json: profileOf(provider, person, request.url) };
    return { status: 401, json: { resultcode: '024', message: 'Authentication failed' } };
  }

  const unlinking = unlinkPage(provider, links, { adminKey: undefined, ...client });
  const pages: Record<string, (request: FakeRequest) => FakeAnswer> = {
    'GET /authorize': ({ url, headers }) =>
      authorize(url, client, (grant) => issue(grant, personOf(headers.cookie ?? '', provider))),
    'POST /token': giveToken,
    'GET /profile': showProfile,
  };
  const server = await startFakeServer((request) => {
    if (unlinking.matches(request)) return unlinking.answer(request);
    return pages[`${request.method} ${request.url.pathname}`]?.(request) ?? { status: 404 };
  });
  return {
    ...server,
    authorizeUrl: `${server.url}/authorize`,
    tokenUrl: `${server.url}/token`,
    profileUrl: `${server.url}/profile`,
    unlinkUrl: `${server.url}${unlinking.path}`,
    links,
    signIn: (person) => {
      visitor = person;
    },
    issueCode: ({ codeChallenge, isOffline = true, ...grant }) =>
      issue({ ...grant, codeChallenge, isOffline }) ?? '',
  };
}

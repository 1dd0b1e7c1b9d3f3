import { createHash } from 'node:crypto';
import type { SocialProvider } from '#contract/members.ts';
import { type FakeAnswer, type FakeRequest, type FakeServer, startFakeServer } from './http.ts';
import { type FakePerson, profileOf } from './oauth-profiles.ts';
import { type Fault, refusalOf } from './oauth-refusals.ts';

type Client = { clientId: string; clientSecret: string | undefined; redirectUris: string[] };

type Grant = { redirectUri: string; state: string; codeChallenge: string | undefined; person: FakePerson };

type OAuthServer = FakeServer & {
  authorizeUrl: string;
  tokenUrl: string;
  profileUrl: string;
  /** Who is signed in at the provider, and agrees to whatever is asked; undefined: refuses. */
  signIn(person: FakePerson | undefined): void;
  /** A code as the provider would redirect with it. */
  issueCode(grant: Omit<Grant, 'person' | 'codeChallenge'> & { codeChallenge?: string }): string;
};

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** The page that asks the visitor, who agrees or refuses at once. */
function authorize(
  url: URL,
  { clientId, redirectUris }: Client,
  issue: (grant: Omit<Grant, 'person'>) => string | undefined,
): FakeAnswer {
  const asked = url.searchParams;
  const redirectUri = asked.get('redirect_uri') ?? '';
  if (asked.get('client_id') !== clientId) return { status: 401, text: 'unknown client' };
  if (!redirectUris.includes(redirectUri)) return { status: 400, text: 'redirect_uri mismatch' };
  const state = asked.get('state') ?? '';
  const code = issue({ redirectUri, state, codeChallenge: asked.get('code_challenge') ?? undefined });
  const target = new URL(redirectUri);
  if (code) target.searchParams.set('code', code);
  else target.searchParams.set('error', 'access_denied');
  target.searchParams.set('state', state);
  return { status: 302, headers: { location: target.href } };
}

/** What is wrong with a token request, if anything is. Naver takes any state and any address: we have to compare. */
function faultOf(
  provider: SocialProvider,
  form: URLSearchParams,
  client: Client,
  grant: Grant | undefined,
): Fault | undefined {
  if (form.get('client_id') !== client.clientId) return 'client';
  if (client.clientSecret !== undefined && form.get('client_secret') !== client.clientSecret) return 'secret';
  if (form.get('grant_type') !== 'authorization_code') return 'grant-type';
  if (provider === 'naver' && !form.get('state')) return 'code';
  if (!grant) return 'code';
  if (provider !== 'naver' && form.get('redirect_uri') !== grant.redirectUri) return 'redirect';
  const verifier = form.get('code_verifier');
  if (grant.codeChallenge !== undefined && (!verifier || challengeOf(verifier) !== grant.codeChallenge))
    return 'verifier';
  return undefined;
}

/** Who is signed in at a provider in the browser that asks: `undefined` where its cookie does not say. */
function personOf(cookies: string, provider: SocialProvider): FakePerson | undefined {
  const value = new RegExp(`(?:^|; )${personCookie(provider)}=([^;]+)`).exec(cookies)?.[1];
  return value && JSON.parse(decodeURIComponent(value));
}

/** The cookie by which a browser test says who it is at a provider. */
export function personCookie(provider: SocialProvider): string {
  return `fake_${provider}`;
}

/** One of the four providers: it redirects, exchanges codes once, shows profiles, and refuses in its own form. */
export async function startOAuthServer(provider: SocialProvider, client: Client): Promise<OAuthServer> {
  const grants = new Map<string, Grant>();
  const people = new Map<string, FakePerson>();
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

  function exchange({ form }: FakeRequest): FakeAnswer {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    const fault = faultOf(provider, form, client, grant);
    if (fault || !grant) return refusalOf(provider, fault ?? 'code', code);
    grants.delete(code);
    const token = crypto.randomUUID();
    people.set(token, grant.person);
    const seconds = 3600;
    return {
      status: 200,
      json: {
        access_token: token,
        token_type: 'bearer',
        expires_in: provider === 'naver' ? String(seconds) : seconds,
        ...(provider !== 'facebook' && { refresh_token: crypto.randomUUID() }),
      },
    };
  }

  function showProfile({ headers, url }: FakeRequest): FakeAnswer {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const person = people.get(token);
    if (person) return { status: 200, json: profileOf(provider, person, url) };
    return { status: 401, json: { resultcode: '024', message: 'Authentication failed' } };
  }

  const pages: Record<string, (request: FakeRequest) => FakeAnswer> = {
    'GET /authorize': ({ url, headers }) =>
      authorize(url, client, (grant) => issue(grant, personOf(headers.cookie ?? '', provider))),
    'POST /token': exchange,
    'GET /profile': showProfile,
  };
  const server = await startFakeServer(
    (request) => pages[`${request.method} ${request.url.pathname}`]?.(request) ?? { status: 404 },
  );
  return {
    ...server,
    authorizeUrl: `${server.url}/authorize`,
    tokenUrl: `${server.url}/token`,
    profileUrl: `${server.url}/profile`,
    signIn: (person) => {
      visitor = person;
    },
    issueCode: ({ codeChallenge, ...grant }) => issue({ ...grant, codeChallenge }) ?? '',
  };
}

import type { SocialProvider } from '#contract/members.ts';
import type { FakeAnswer, FakeRequest } from './http.ts';
import type { FakePerson } from './oauth-profiles.ts';

export type Links = {
  open(
    person: FakePerson,
    options: { hasRefreshToken: boolean },
  ): { access: string; refresh: string | undefined };
  byAccess(token: string): FakePerson | undefined;
  byRefresh(token: string): FakePerson | undefined;
  isLinked(subject: string): boolean;
  close(subject: string | undefined): boolean;
  unlinked: string[];
};

export function createLinks(): Links {
  const accessTokens = new Map<string, FakePerson>();
  const refreshTokens = new Map<string, FakePerson>();
  const linked = new Set<string>();
  const unlinked: string[] = [];
  const giveToken = (tokens: Map<string, FakePerson>, person: FakePerson) => {
    const token = crypto.randomUUID();
    tokens.set(token, person);
    return token;
  };
  return {
    open: (person, { hasRefreshToken }) => {
      linked.add(person.subject);
      return {
        access: giveToken(accessTokens, person),
        refresh: hasRefreshToken ? giveToken(refreshTokens, person) : undefined,
      };
    },
    byAccess: (token) => accessTokens.get(token),
    byRefresh: (token) => refreshTokens.get(token),
    isLinked: (subject) => linked.has(subject),
    close: (subject) => {
      if (subject === undefined || !linked.delete(subject)) return false;
      for (const tokens of [accessTokens, refreshTokens])
        for (const [token, person] of tokens) if (person.subject === subject) tokens.delete(token);
      unlinked.push(subject);
      return true;
    },
    unlinked,
  };
}

export function bearerOf({ headers }: FakeRequest): string {
  return /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** By the account's own access token, or by the app's admin key and the account's number. */
function unlinkKakao(request: FakeRequest, links: Links, adminKey: string | undefined): FakeAnswer {
  const { headers, form } = request;
  const isAdmin = headers.authorization === `KakaoAK ${adminKey}`;
  const target = form.get('target_id_type') === 'user_id' ? form.get('target_id') : null;
  const subject = isAdmin ? target : links.byAccess(bearerOf(request))?.subject;
  if (!subject) return { status: 401, json: { msg: 'this access token does not exist', code: -401 } };
  if (!links.close(subject)) return { status: 400, json: { msg: 'NotRegisteredUserException', code: -101 } };
  return { status: 200, json: { id: Number(subject) } };
}

function revokeGoogle({ form }: FakeRequest, links: Links): FakeAnswer {
  const token = form.get('token') ?? '';
  if (links.close((links.byRefresh(token) ?? links.byAccess(token))?.subject))
    return { status: 200, json: {} };
  return { status: 400, json: { error: 'invalid_token', error_description: 'Token expired or revoked' } };
}

function graphError(code: number, message: string): FakeAnswer {
  return { status: 400, json: { error: { message, type: 'OAuthException', code, fbtrace_id: 'trace' } } };
}

function dropFacebook(request: FakeRequest, links: Links, appToken: string): FakeAnswer {
  const subject = decodeURIComponent(request.url.pathname.split('/')[1] ?? '');
  if (bearerOf(request) !== appToken) return graphError(190, 'Invalid OAuth access token signature.');
  if (links.close(subject)) return { status: 200, json: { success: true } };
  return graphError(100, `Unsupported delete request. Object with ID '${subject}' does not exist`);
}

/** The unlink endpoint of a provider. Naver has it at its token URL. */
export function unlinkPage(
  provider: SocialProvider,
  links: Links,
  client: { clientId: string; clientSecret: string | undefined; adminKey: string | undefined },
): { path: string; matches(request: FakeRequest): boolean; answer(request: FakeRequest): FakeAnswer } {
  const { clientId, clientSecret, adminKey } = client;
  const at = (path: string, answer: (request: FakeRequest) => FakeAnswer) => ({
    path,
    matches: ({ method, url }: FakeRequest) => method === 'POST' && url.pathname === path,
    answer,
  });
  if (provider === 'kakao') return at('/v1/user/unlink', (request) => unlinkKakao(request, links, adminKey));
  if (provider === 'google') return at('/revoke', (request) => revokeGoogle(request, links));
  if (provider === 'naver') return { ...at('/token', () => ({ status: 404 })), matches: () => false };
  return {
    path: '',
    matches: ({ method, url }) => method === 'DELETE' && /^\/[^/]+\/permissions$/.test(url.pathname),
    answer: (request) => dropFacebook(request, links, `${clientId}|${clientSecret}`),
  };
}

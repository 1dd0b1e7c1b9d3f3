import * as v from 'valibot';
import type { SocialProvider } from '#contract/members.ts';
import { DeliveryError, type LinkedAccount, ServiceUnavailableError, type Unlinked } from './gateways.ts';
import { type HttpAnswer, type HttpRequest, plainCode, request } from './http.ts';
import { type OAuthConfig, refreshToken, timeoutMs } from './oauth-token.ts';

type UnlinkRequest = Omit<HttpRequest, 'service' | 'timeoutMs'>;

const kakaoNotLinked = [-101, -103];

const facebookNotLinked = 100;

const kakaoErrorSchema = v.object({ code: v.number() });
const facebookSuccessSchema = v.union([v.literal(true), v.object({ success: v.literal(true) })]);
const facebookErrorSchema = v.object({ error: v.object({ code: v.number() }) });
const naverSuccessSchema = v.object({ result: v.literal('success') });
const googleErrorSchema = v.object({ error: v.literal('invalid_token') });

/** Any failure that `isNotLinked` does not recognise is retried. */
async function requestUnlink(
  provider: SocialProvider,
  unlinkRequest: UnlinkRequest,
  {
    isDone = ({ isOk, body }) => isOk && body !== undefined,
    isNotLinked,
  }: { isDone?(answer: HttpAnswer): boolean; isNotLinked(body: unknown): boolean },
): Promise<Unlinked> {
  const answer = await request({ service: provider, timeoutMs, ...unlinkRequest });
  if (isDone(answer)) return 'unlinked';
  if (isNotLinked(answer.body)) return 'not_linked';
  throw new DeliveryError(`${provider} does not unlink: ${answer.status}`);
}

function isNotLinkedAtKakao(body: unknown): boolean {
  const error = v.safeParse(kakaoErrorSchema, body);
  return error.success && kakaoNotLinked.includes(error.output.code);
}

/** Undefined when the refresh token is no longer valid. */
async function accessOf(
  provider: SocialProvider,
  config: OAuthConfig,
  token: string,
): Promise<string | undefined> {
  const result = await refreshToken(provider, config, token);
  if ('accessToken' in result) return result.accessToken;
  const { about, code } = result.refusal;
  if (about === 'code') return undefined;
  throw new DeliveryError(`${provider} refuses our ${about}: ${plainCode(code)}`);
}

async function withAccess(
  provider: SocialProvider,
  config: OAuthConfig,
  token: string | undefined,
  work: (accessToken: string) => Promise<Unlinked>,
): Promise<Unlinked> {
  if (token === undefined) return 'impossible';
  const accessToken = await accessOf(provider, config, token);
  return accessToken === undefined ? 'not_linked' : work(accessToken);
}

function unlinkKakao(
  config: OAuthConfig,
  { subject, refreshToken: token }: LinkedAccount,
): Promise<Unlinked> {
  const { unlinkUrl: url, adminKey } = config;
  const post = (authorization: string, form: Record<string, string>) =>
    requestUnlink(
      'kakao',
      { url, headers: { authorization }, body: new URLSearchParams(form) },
      { isNotLinked: isNotLinkedAtKakao },
    );
  if (adminKey) return post(`KakaoAK ${adminKey}`, { target_id_type: 'user_id', target_id: subject });
  return withAccess('kakao', config, token, (accessToken) => post(`Bearer ${accessToken}`, {}));
}

/** Naver answers refusals with status 200. */
function unlinkNaver(config: OAuthConfig, { refreshToken: token }: LinkedAccount): Promise<Unlinked> {
  const { unlinkUrl: url, clientId, clientSecret = '' } = config;
  return withAccess('naver', config, token, (accessToken) =>
    requestUnlink(
      'naver',
      {
        url,
        body: new URLSearchParams({
          grant_type: 'delete',
          client_id: clientId,
          client_secret: clientSecret,
          access_token: accessToken,
          service_provider: 'NAVER',
        }),
      },
      {
        isDone: ({ isOk, body }) => isOk && v.is(naverSuccessSchema, body),
        isNotLinked: () => false,
      },
    ),
  );
}

async function unlinkGoogle(
  { unlinkUrl: url }: OAuthConfig,
  { refreshToken: token }: LinkedAccount,
): Promise<Unlinked> {
  if (token === undefined) return 'impossible';
  const body = new URLSearchParams({ token });
  return requestUnlink('google', { url, body }, { isNotLinked: (answer) => v.is(googleErrorSchema, answer) });
}

function unlinkFacebook(
  { unlinkUrl, clientId, clientSecret }: OAuthConfig,
  { subject }: LinkedAccount,
): Promise<Unlinked> {
  return requestUnlink(
    'facebook',
    {
      method: 'DELETE',
      url: `${unlinkUrl}/${encodeURIComponent(subject)}/permissions`,
      headers: { authorization: `Bearer ${clientId}|${clientSecret}` },
    },
    {
      isDone: ({ isOk, body }) => isOk && v.is(facebookSuccessSchema, body),
      isNotLinked: (body) => {
        const parsed = v.safeParse(facebookErrorSchema, body);
        return parsed.success && parsed.output.error.code === facebookNotLinked;
      },
    },
  );
}

const unlinkers = {
  facebook: unlinkFacebook,
  google: unlinkGoogle,
  naver: unlinkNaver,
  kakao: unlinkKakao,
} satisfies Record<SocialProvider, (config: OAuthConfig, account: LinkedAccount) => Promise<Unlinked>>;

export async function unlink(
  provider: SocialProvider,
  config: OAuthConfig,
  account: LinkedAccount,
): Promise<Unlinked> {
  try {
    return await unlinkers[provider](config, account);
  } catch (error) {
    if (error instanceof ServiceUnavailableError) throw new DeliveryError(error.message);
    throw error;
  }
}

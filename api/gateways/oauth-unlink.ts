import * as v from 'valibot';
import type { SocialProvider } from '#contract/members.ts';
import { DeliveryError, type LinkedAccount, ServiceUnavailableError, type Unlinked } from './gateways.ts';
import { type HttpAnswer, type HttpRequest, plainCode, request } from './http.ts';
import { type OAuthConfig, refreshToken, timeoutMs } from './oauth-token.ts';

type Asked = Omit<HttpRequest, 'service' | 'timeoutMs'>;

/** Kakao's codes for somebody who is not linked, and for an account that is no more. */
const kakaoGone = [-101, -103];

/** Graph's code for a user whom the app does not know (any more). */
const facebookGone = 100;

const kakaoErrorSchema = v.object({ code: v.number() });
const facebookSuccessSchema = v.union([v.literal(true), v.object({ success: v.literal(true) })]);
const facebookErrorSchema = v.object({ error: v.object({ code: v.number() }) });
const naverSuccessSchema = v.object({ result: v.literal('success') });
const googleErrorSchema = v.object({ error: v.literal('invalid_token') });

/** Tells the provider; whatever else than success `isGone` does not explain is tried again. */
async function tell(
  provider: SocialProvider,
  asked: Asked,
  {
    isDone = ({ isOk, body }) => isOk && body !== undefined,
    isGone,
  }: { isDone?(answer: HttpAnswer): boolean; isGone(body: unknown): boolean },
): Promise<Unlinked> {
  const answer = await request({ service: provider, timeoutMs, ...asked });
  if (isDone(answer)) return 'told';
  if (isGone(answer.body)) return 'gone';
  throw new DeliveryError(`${provider} does not unlink: ${answer.status}`);
}

function isKakaoGone(body: unknown): boolean {
  const error = v.safeParse(kakaoErrorSchema, body);
  return error.success && kakaoGone.includes(error.output.code);
}

/** An access token of the account; undefined when the provider takes the refresh token no more. */
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

/** What is done with the account's access token, if there is one still. */
async function withAccess(
  provider: SocialProvider,
  config: OAuthConfig,
  token: string | undefined,
  work: (accessToken: string) => Promise<Unlinked>,
): Promise<Unlinked> {
  if (token === undefined) return 'impossible';
  const accessToken = await accessOf(provider, config, token);
  return accessToken === undefined ? 'gone' : work(accessToken);
}

function unlinkKakao(
  config: OAuthConfig,
  { subject, refreshToken: token }: LinkedAccount,
): Promise<Unlinked> {
  const { unlinkUrl: url, adminKey } = config;
  const post = (authorization: string, form: Record<string, string>) =>
    tell(
      'kakao',
      { url, headers: { authorization }, body: new URLSearchParams(form) },
      { isGone: isKakaoGone },
    );
  if (adminKey) return post(`KakaoAK ${adminKey}`, { target_id_type: 'user_id', target_id: subject });
  return withAccess('kakao', config, token, (accessToken) => post(`Bearer ${accessToken}`, {}));
}

/** Naver's refusals come with status 200. A token that was just given is not refused for itself. */
function unlinkNaver(config: OAuthConfig, { refreshToken: token }: LinkedAccount): Promise<Unlinked> {
  const { unlinkUrl: url, clientId, clientSecret = '' } = config;
  return withAccess('naver', config, token, (accessToken) =>
    tell(
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
        isGone: () => false,
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
  return tell('google', { url, body }, { isGone: (answer) => v.is(googleErrorSchema, answer) });
}

function unlinkFacebook(
  { unlinkUrl, clientId, clientSecret }: OAuthConfig,
  { subject }: LinkedAccount,
): Promise<Unlinked> {
  return tell(
    'facebook',
    {
      method: 'DELETE',
      url: `${unlinkUrl}/${encodeURIComponent(subject)}/permissions`,
      headers: { authorization: `Bearer ${clientId}|${clientSecret}` },
    },
    {
      isDone: ({ isOk, body }) => isOk && v.is(facebookSuccessSchema, body),
      isGone: (body) => {
        const parsed = v.safeParse(facebookErrorSchema, body);
        return parsed.success && parsed.output.error.code === facebookGone;
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

/**
 * Tells a provider that an account of its is no longer linked to ours, so that it shows the link no more either.
 * @throws {DeliveryError} when it has to be told again later
 */
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

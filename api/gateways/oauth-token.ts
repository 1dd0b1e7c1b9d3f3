import * as v from 'valibot';
import type { SocialProvider } from '#contract/members.ts';
import { type OAuthExchange, ServiceUnavailableError } from './gateways.ts';
import { type HttpAnswer, plainCode, request } from './http.ts';

export type OAuthConfig = {
  clientId: string;
  /** Optional at Kakao. */
  clientSecret: string | undefined;
  tokenUrl: string;
  profileUrl: string;
  unlinkUrl: string;
  adminKey?: string | undefined;
};

export const timeoutMs = 8_000;

const withPkce: readonly SocialProvider[] = ['google', 'facebook'];

const tokenText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(8_192));

const tokenSchema = v.object({
  access_token: tokenText,
  refresh_token: v.fallback(v.optional(tokenText), undefined),
});

type Tokens = { accessToken: string; refreshToken: string | undefined };

const refusalSchema = v.object({
  error: v.union([
    v.pipe(v.string(), v.nonEmpty()),
    v.object({ code: v.number(), message: v.optional(v.string()) }),
  ]),
  error_description: v.fallback(v.optional(v.string()), undefined),
  error_code: v.fallback(v.optional(v.string()), undefined),
});

export type Refusal = { about: 'code' | 'client' | 'redirect'; code: string };

/** 1: wrong secret, 101: unknown app, 191: unregistered redirect, 2 and 4: temporary. */
function facebookRefusal(code: number): Refusal | 'later' {
  if (code === 2 || code === 4) return 'later';
  const about = code === 1 || code === 101 ? 'client' : code === 191 ? 'redirect' : 'code';
  return { about, code: String(code) };
}

/** Naver sends refusals with status 200. */
function findRefusal(body: unknown): Refusal | 'later' | undefined {
  const parsed = v.safeParse(refusalSchema, body);
  if (!parsed.success) return undefined;
  const { error, error_description: description = '', error_code: detail } = parsed.output;
  if (typeof error === 'object') return facebookRefusal(error.code);
  if (['server_error', 'temporarily_unavailable'].includes(error) || detail === 'KOE003') return 'later';
  const code = [plainCode(error), plainCode(detail)].filter(Boolean).join(' ');
  if (error === 'redirect_uri_mismatch' || detail === 'KOE006') return { about: 'redirect', code };
  const isClient =
    ['invalid_client', 'unauthorized_client'].includes(error) || /client[ _]?(id|secret)/i.test(description);
  return { about: isClient ? 'client' : 'code', code };
}

function isLater({ status }: HttpAnswer): boolean {
  return status >= 500 || status === 429 || status === 408;
}

async function postTokenRequest(
  provider: SocialProvider,
  { clientId, clientSecret, tokenUrl }: OAuthConfig,
  grant: Record<string, string>,
): Promise<Tokens | { refusal: Refusal }> {
  const answer = await request({
    service: provider,
    url: tokenUrl,
    timeoutMs,
    body: new URLSearchParams({
      client_id: clientId,
      ...(clientSecret && { client_secret: clientSecret }),
      ...grant,
    }),
  });
  const refusal = isLater(answer) ? 'later' : findRefusal(answer.body);
  if (refusal && refusal !== 'later') return { refusal };
  const token = v.safeParse(tokenSchema, answer.body);
  if (refusal === 'later' || !answer.isOk || !token.success)
    throw new ServiceUnavailableError(`${provider} gives no token: ${answer.status}`);
  return { accessToken: token.output.access_token, refreshToken: token.output.refresh_token };
}

export function requestToken(
  provider: SocialProvider,
  config: OAuthConfig,
  { code, redirectUri, state, codeVerifier }: Omit<OAuthExchange, 'clientId'>,
): Promise<Tokens | { refusal: Refusal }> {
  return postTokenRequest(provider, config, {
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    code,
    ...(provider === 'naver' && { state }),
    ...(codeVerifier && withPkce.includes(provider) && { code_verifier: codeVerifier }),
  });
}

export function refreshToken(
  provider: SocialProvider,
  config: OAuthConfig,
  token: string,
): Promise<Tokens | { refusal: Refusal }> {
  return postTokenRequest(provider, config, { grant_type: 'refresh_token', refresh_token: token });
}

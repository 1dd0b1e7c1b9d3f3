import * as v from 'valibot';
import type { SocialProvider } from '#contract/members.ts';
import {
  type OAuthExchange,
  type OAuthGateway,
  OAuthRefusedError,
  ServiceUnavailableError,
  type SocialProfile,
} from './gateways.ts';
import { type HttpAnswer, plainCode, request } from './http.ts';
import { profileSchemas } from './oauth-profiles.ts';

export type OAuthConfig = {
  clientId: string;
  /** Undefined where the provider lets it be switched off (Kakao). */
  clientSecret: string | undefined;
  tokenUrl: string;
  profileUrl: string;
};

const timeoutMs = 8_000;

/** Providers that take the verifier of PKCE (RFC 7636); the others know nothing of it. */
const withPkce: readonly SocialProvider[] = ['google', 'facebook'];

const tokenSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8_192)) });

/** RFC 6749's form, with Kakao's code beside it, and Facebook's. */
const refusalSchema = v.object({
  error: v.union([
    v.pipe(v.string(), v.nonEmpty()),
    v.object({ code: v.number(), message: v.optional(v.string()) }),
  ]),
  error_description: v.fallback(v.optional(v.string()), undefined),
  error_code: v.fallback(v.optional(v.string()), undefined),
});

/** What of a token request a provider does not like: the code, our credentials, or where it would redirect to. */
export type Refusal = { about: 'code' | 'client' | 'redirect'; code: string };

/** Facebook's: 1 a wrong secret, 101 an unknown app, 191 a redirect that is not registered, 2 and 4 later again. */
function facebookRefusal(code: number): Refusal | 'later' {
  if (code === 2 || code === 4) return 'later';
  const about = code === 1 || code === 101 ? 'client' : code === 191 ? 'redirect' : 'code';
  return { about, code: String(code) };
}

/** The refusal in an answer, if it is one. Naver sends its refusals with status 200. */
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

/**
 * Exchanges a code for an access token.
 * @throws {ServiceUnavailableError} when the provider cannot be asked
 */
export async function requestToken(
  provider: SocialProvider,
  { clientId, clientSecret, tokenUrl }: OAuthConfig,
  { code, redirectUri, state, codeVerifier }: Omit<OAuthExchange, 'clientId'>,
): Promise<{ accessToken: string } | { refusal: Refusal }> {
  const answer = await request({
    service: provider,
    url: tokenUrl,
    timeoutMs,
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      ...(clientSecret && { client_secret: clientSecret }),
      redirect_uri: redirectUri,
      code,
      ...(provider === 'naver' && { state }),
      ...(codeVerifier && withPkce.includes(provider) && { code_verifier: codeVerifier }),
    }),
  });
  const refusal = isLater(answer) ? 'later' : findRefusal(answer.body);
  if (refusal && refusal !== 'later') return { refusal };
  const token = v.safeParse(tokenSchema, answer.body);
  if (refusal === 'later' || !answer.isOk || !token.success)
    throw new ServiceUnavailableError(`${provider} gives no token: ${answer.status}`);
  return { accessToken: token.output.access_token };
}

async function requestProfile(
  provider: SocialProvider,
  profileUrl: string,
  accessToken: string,
): Promise<SocialProfile> {
  const url = new URL(profileUrl);
  if (provider === 'facebook' && !url.searchParams.has('fields'))
    url.searchParams.set('fields', 'id,name,email');
  const answer = await request({
    service: provider,
    url,
    timeoutMs,
    // In a header: addresses end up in logs.
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (answer.status === 401 || answer.status === 403)
    throw new OAuthRefusedError(`${provider} shows no profile: ${answer.status}`);
  const profile = v.safeParse(profileSchemas[provider], answer.body);
  if (!answer.isOk || !profile.success)
    throw new ServiceUnavailableError(`${provider} answers with no profile: ${answer.status}`);
  return profile.output;
}

/** Sign-in by a provider, at the addresses that are configured. */
export function createOAuth(provider: SocialProvider, config: OAuthConfig): OAuthGateway {
  return {
    clientId: config.clientId,
    async exchange(exchange) {
      if (exchange.clientId !== config.clientId)
        throw new OAuthRefusedError(`The code is of another client of ${provider}`);
      const result = await requestToken(provider, config, exchange);
      if ('accessToken' in result) return requestProfile(provider, config.profileUrl, result.accessToken);
      const { about, code } = result.refusal;
      if (about === 'code') throw new OAuthRefusedError(`${provider} refuses the code: ${code}`);
      throw new ServiceUnavailableError(`${provider} refuses our ${about}: ${code}`);
    },
  };
}

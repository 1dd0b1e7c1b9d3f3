import * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import { OAuthRefusedError, type SocialProfile } from '#api/gateways/gateways.ts';
import { sealToken } from '#api/outbox/unlink.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import { accountEmailSchema, nameSchema, type SocialProvider, type SocialSignIn } from '#contract/members.ts';
import { checkLimits, countAgainst, limits, takeFrom } from '../limits.ts';

export type SocialTicket = Extract<SocialSignIn, { ticket: string }>;
export type SocialCode = Exclude<SocialSignIn, SocialTicket>;

/** Somebody whom a provider has identified, with its refresh token, sealed, where it gave one. */
export type Claim = SocialProfile & { provider: SocialProvider; sealedToken: string | undefined };

/** The pages of ours that providers lead back to; the origin is written with and without its slash. */
function isOwnRedirect(redirectUri: string, siteOrigin: string, provider: SocialProvider): boolean {
  return ['', '/', `/auth/${provider}/callback`].some((path) => redirectUri === `${siteOrigin}${path}`);
}

/** A state is good for one sign-in, whatever becomes of it. */
async function spendState(
  { db, keyedHash }: ApiDeps,
  provider: SocialProvider,
  state: string,
): Promise<void> {
  try {
    await db.transaction((tx) =>
      takeFrom(tx, keyedHash, [{ limit: limits.socialByState, key: `${provider}:${state}` }]),
    );
  } catch (error) {
    if (error instanceof ProblemError) throw fieldProblem('state', 'invalid');
    throw error;
  }
}

/** What a provider says, as far as it is what we take from visitors too. */
function usable(profile: SocialProfile): SocialProfile {
  const email = v.safeParse(accountEmailSchema, profile.email);
  const name = v.safeParse(nameSchema, profile.name);
  return {
    subject: profile.subject,
    email: email.success ? email.output : undefined,
    emailVerified: email.success && profile.emailVerified,
    name: name.success ? name.output : undefined,
  };
}

/**
 * Learns from a provider who came back from it.
 * @throws {ProblemError} not_configured; validation_failed for another client or redirect than ours or a state
 *   that was used before; invalid_credentials when the provider refuses the code
 */
export async function askProvider(
  deps: ApiDeps,
  provider: SocialProvider,
  { code, clientId, redirectUri, state, codeVerifier }: SocialCode,
): Promise<Claim> {
  const gateway = deps.gateways.oauth[provider];
  if (!gateway) throw new ProblemError('not_configured');
  if (clientId !== gateway.clientId) throw fieldProblem('clientId', 'invalid');
  if (!isOwnRedirect(redirectUri, deps.siteOrigin, provider)) throw fieldProblem('redirectUri', 'invalid');
  await spendState(deps, provider, state);
  try {
    const answer = await gateway.exchange({ code, clientId, redirectUri, state, codeVerifier });
    const { subject } = answer;
    const token = answer.refreshToken;
    const sealedToken = token && sealToken(deps.sealing, { provider, subject }, token);
    return { ...usable(answer), provider, sealedToken };
  } catch (error) {
    if (error instanceof OAuthRefusedError) throw new ProblemError('invalid_credentials');
    throw error;
  }
}

/**
 * Does what a provider's word is needed for, unless too much of that has failed from this address.
 * @throws {ProblemError} too_many_requests
 */
export async function limitFailures<TResult>(
  { db, keyedHash }: ApiDeps,
  clientAddress: string,
  work: () => Promise<TResult>,
): Promise<TResult> {
  const keys = [{ limit: limits.socialByAddress, key: clientAddress }];
  await db.transaction((tx) => checkLimits(tx, keyedHash, keys));
  try {
    return await work();
  } catch (error) {
    const isRefused = error instanceof ProblemError && error.code !== 'not_configured';
    if (isRefused) await db.transaction((tx) => countAgainst(tx, keyedHash, keys));
    throw error;
  }
}

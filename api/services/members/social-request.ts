import * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import { OAuthRefusedError, type SocialProfile } from '#api/gateways/gateways.ts';
import { encryptToken } from '#api/outbox/unlink.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import { accountEmailSchema, nameSchema, type SocialProvider, type SocialSignIn } from '#contract/members.ts';
import { checkLimits, countAgainst, limits, takeFrom } from '../limits.ts';

export type SocialTicket = Extract<SocialSignIn, { ticket: string }>;
export type SocialCode = Exclude<SocialSignIn, SocialTicket>;

export type Claim = SocialProfile & { provider: SocialProvider; encryptedToken: string | undefined };

/** With and without a trailing slash. */
function isOwnRedirect(redirectUri: string, siteOrigin: string, provider: SocialProvider): boolean {
  return ['', '/', `/auth/${provider}/callback`].some((path) => redirectUri === `${siteOrigin}${path}`);
}

/** Works once, with any result. */
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

/** @throws {ProblemError} not_configured, validation_failed, invalid_credentials */
export async function identifyVisitor(
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
    const encryptedToken = token && encryptToken(deps.encryption, { provider, subject }, token);
    return { ...usable(answer), provider, encryptedToken };
  } catch (error) {
    if (error instanceof OAuthRefusedError) throw new ProblemError('invalid_credentials');
    throw error;
  }
}

/** @throws {ProblemError} too_many_requests */
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

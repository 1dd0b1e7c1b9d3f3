import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { ProblemError } from '#api/problems.ts';
import type { Locale } from '#contract/locales.ts';
import type { SocialProvider, SocialSignIn } from '#contract/members.ts';
import { startSession } from '../sessions.ts';
import { type Credentials, findCredentialsByEmail } from './accounts.ts';
import { isPassword, tryPassword } from './password.ts';
import { resolveVisitor, type SocialOutcome } from './social-account.ts';
import {
  type Claim,
  identifyVisitor,
  limitFailures,
  type SocialCode,
  type SocialTicket,
} from './social-request.ts';
import { dropTicket, holdTicket, issueTicket, readTicket, storeTicket } from './social-tickets.ts';

type Caller = { locale: Locale; clientAddress: string };
type SocialSession = { token: string; expiresAt: string; isNew: boolean };

/** Problems are returned, so that the transaction commits. */
type Outcome = SocialSession | ProblemError;

async function startSocialSession(
  tx: Transaction,
  { id, isNew }: { id: number; isNew: boolean },
): Promise<SocialSession> {
  return { ...(await startSession(tx, id, { isSocial: true })), isNew };
}

function unfinished(
  outcome: Exclude<SocialOutcome, { kind: 'member' | 'withdrawn' }>,
  ticket: string,
): ProblemError {
  return outcome.kind === 'password needed'
    ? new ProblemError('email_taken', { ticket })
    : new ProblemError('validation_failed', { errors: outcome.errors, ticket });
}

function withdrawn({ rejoinAt }: { rejoinAt: string }): ProblemError {
  return new ProblemError('account_withdrawn', { rejoinAt });
}

async function signInWithCode(
  deps: ApiDeps,
  provider: SocialProvider,
  request: SocialCode,
  { locale }: Caller,
): Promise<Outcome> {
  const claim = await identifyVisitor(deps, provider, request);
  return deps.db.transaction(async (tx) => {
    const outcome = await resolveVisitor(tx, deps, {
      ...claim,
      locale,
      consents: request,
      proven: undefined,
    });
    if (outcome.kind === 'member') return startSocialSession(tx, outcome);
    if (outcome.kind === 'withdrawn') return withdrawn(outcome);
    return unfinished(outcome, await issueTicket(tx, claim));
  });
}

/** A typed address counts as unverified. */
function complete(claim: Claim, { email, name }: SocialTicket): Claim {
  const isTheirs = email === undefined || email === claim.email;
  return {
    ...claim,
    email: email ?? claim.email,
    emailVerified: isTheirs && claim.emailVerified,
    name: name ?? claim.name,
  };
}

async function proveAccount(
  deps: ApiDeps,
  email: string | undefined,
  { password }: SocialTicket,
  clientAddress: string,
): Promise<Credentials | undefined> {
  if (password === undefined || email === undefined) return undefined;
  const account = await findCredentialsByEmail(deps.db, email);
  if (!account) return undefined;
  await tryPassword(deps, { email, clientAddress }, () => isPassword(account.passwordHash, password));
  return account;
}

async function signInWithTicket(
  deps: ApiDeps,
  provider: SocialProvider,
  request: SocialTicket,
  { locale, clientAddress }: Caller,
): Promise<Outcome> {
  if (!deps.gateways.oauth[provider]) throw new ProblemError('not_configured');
  const { ticket } = request;
  const { email } = complete(await readTicket(deps.db, provider, ticket), request);
  const proven = await proveAccount(deps, email, request, clientAddress);
  return deps.db.transaction(async (tx) => {
    const claim = complete(await holdTicket(tx, provider, ticket), request);
    const outcome = await resolveVisitor(tx, deps, { ...claim, locale, consents: request, proven });
    if (outcome.kind === 'member') {
      await dropTicket(tx, ticket);
      return startSocialSession(tx, outcome);
    }
    if (outcome.kind === 'withdrawn') return withdrawn(outcome);
    await storeTicket(tx, ticket, claim);
    return unfinished(outcome, ticket);
  });
}

/** Links, signs in or signs up. Some problems carry a ticket to continue. @throws {ProblemError} */
export async function signInWithProvider(
  deps: ApiDeps,
  provider: SocialProvider,
  request: SocialSignIn,
  caller: Caller,
): Promise<SocialSession> {
  return limitFailures(deps, caller.clientAddress, async () => {
    const outcome = await ('ticket' in request
      ? signInWithTicket(deps, provider, request, caller)
      : signInWithCode(deps, provider, request, caller));
    if (outcome instanceof ProblemError) throw outcome;
    deps.wakeOutbox();
    return outcome;
  });
}

import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import { identities, members, pendingIdentities, sessions } from '#api/db/schema/index.ts';
import type { Identity } from '#api/outbox/unlink.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import { isIdentity, lockIdentity } from './identities.ts';

/*
 * What providers tell us: that somebody has ended the link on their side. The member stays, and gets in by the password,
 * another provider or the mail that sets a password.
 */

/** Forgets an account of a provider, and ends the sessions of the member whom it was linked to. */
async function forgetIdentity({ db, keyedHash }: ApiDeps, identity: Identity): Promise<void> {
  const { provider, subject } = identity;
  await db.transaction(async (tx) => {
    await lockIdentity(tx, keyedHash, identity);
    await tx
      .delete(pendingIdentities)
      .where(and(eq(pendingIdentities.provider, provider), eq(pendingIdentities.subject, subject)));
    const [member] = await tx
      .select({ id: members.id })
      .from(members)
      .innerJoin(identities, eq(identities.memberId, members.id))
      .where(isIdentity(identity))
      .for('update');
    if (!member) return;
    await tx.delete(identities).where(isIdentity(identity));
    await tx.delete(sessions).where(eq(sessions.memberId, member.id));
  });
}

/**
 * Takes Kakao's word that somebody has unlinked us there, whether we know them or not.
 * @throws {ProblemError} unauthenticated without Kakao's key, not_configured without ours
 */
export function requireKakao({ gateways }: ApiDeps, authorization: string | null): void {
  const { isKakao } = gateways.webhooks;
  if (!isKakao) throw new ProblemError('not_configured');
  if (!isKakao(authorization)) throw new ProblemError('unauthenticated');
}

export async function forgetKakao(
  deps: ApiDeps,
  { user_id: subject, referrer_type: reason }: { user_id: string; referrer_type?: string | undefined },
): Promise<void> {
  await forgetIdentity(deps, { provider: 'kakao', subject });
  deps.log.info({ provider: 'kakao', reason }, 'A provider has ended a link');
}

/**
 * Does what Facebook asks in somebody's name: forgets their account there, at once.
 * @returns where they can read what was done, and a code by which the line in the log is found
 * @throws {ProblemError} validation_failed unless the app's secret has signed it, not_configured without one
 */
export async function forgetFacebook(
  deps: ApiDeps,
  signedRequest: string,
): Promise<{ url: string; confirmation_code: string }> {
  const { readFacebook } = deps.gateways.webhooks;
  if (!readFacebook) throw new ProblemError('not_configured');
  const subject = readFacebook(signedRequest);
  if (subject === undefined) throw fieldProblem('signed_request', 'invalid');
  await forgetIdentity(deps, { provider: 'facebook', subject });
  const code = randomBytes(10).toString('hex');
  deps.log.info({ provider: 'facebook', code }, 'A provider has ended a link');
  return { url: `${deps.siteOrigin}/privacy`, confirmation_code: code };
}

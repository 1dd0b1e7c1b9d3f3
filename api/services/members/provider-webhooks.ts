import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import { identities, members, pendingIdentities, sessions } from '#api/db/schema/index.ts';
import type { Identity } from '#api/outbox/unlink.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import { isIdentity, lockIdentity } from './identities.ts';

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

/** @throws {ProblemError} unauthenticated, not_configured */
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
  deps.log.info({ provider: 'kakao', reason }, 'Account unlinked by the provider');
}

/** Returns Facebook's status URL and code. @throws {ProblemError} validation_failed, not_configured */
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
  deps.log.info({ provider: 'facebook', code }, 'Account unlinked by the provider');
  return { url: `${deps.siteOrigin}/privacy`, confirmation_code: code };
}

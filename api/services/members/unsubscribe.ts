import { eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import { members } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import { withdrawConsent } from './change-consents.ts';
import { memberOfLink } from './unsubscribe-link.ts';

/** Without a session. Succeeds also without a consent or after the account was closed. @throws {ProblemError} not_found */
export async function unsubscribe(deps: ApiDeps, token: string): Promise<void> {
  const id = memberOfLink(deps.encryption, token);
  if (id === undefined) throw new ProblemError('not_found');
  await deps.db.transaction(async (tx) => {
    const { email, locale } = members;
    const [member] = await tx
      .select({ id: members.id, email, locale })
      .from(members)
      .where(eq(members.id, id))
      .for('update');
    if (member) await withdrawConsent(tx, deps, member, 'advertising');
  });
  deps.wakeOutbox();
}

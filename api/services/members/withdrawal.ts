import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import {
  identities,
  members,
  outbox,
  pendingIdentities,
  phoneCodes,
  sessions,
  withdrawalReasonsGiven,
} from '#api/db/schema/index.ts';
import type { Identity } from '#api/outbox/unlink.ts';
import { ProblemError } from '#api/problems.ts';
import type { Withdrawal } from '#contract/withdrawal.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import type { Session } from '../sessions.ts';
import { holdMember } from './accounts.ts';
import { unlinkIdentities } from './identities.ts';
import { provePassword } from './own-password.ts';
import { hashMobile, hashSession } from './phone-codes.ts';
import { blockReregistration } from './rejoin.ts';

type Leaving = { id: number; email: string; mobile: string | null };

async function dropCodes(tx: Transaction, keyedHash: KeyedHash, memberId: number): Promise<Set<string>> {
  const held = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.memberId, memberId));
  const sessionHashes = held.map(({ tokenHash }) => hashSession(keyedHash, tokenHash));
  const dropped = await tx
    .delete(phoneCodes)
    .where(inArray(phoneCodes.sessionHash, sessionHashes))
    .returning({ mobileHash: phoneCodes.mobileHash });
  return new Set(dropped.map(({ mobileHash }) => mobileHash));
}

async function dropMessages(tx: Transaction, keyedHash: KeyedHash, leaving: Leaving): Promise<void> {
  const to = sql<string>`${outbox.message} ->> 'to'`;
  await tx
    .delete(outbox)
    .where(
      or(
        inArray(to, [leaving.email, ...(leaving.mobile ? [leaving.mobile] : [])]),
        eq(sql`${outbox.message} ->> 'replyTo'`, leaving.email),
      ),
    );
  // The numbers are known by their hashes only.
  const mobileHashes = await dropCodes(tx, keyedHash, leaving.id);
  if (mobileHashes.size === 0) return;
  const waiting = await tx.select({ id: outbox.id, to }).from(outbox).where(eq(outbox.kind, 'sms'));
  const ids = waiting.filter((sms) => mobileHashes.has(hashMobile(keyedHash, sms.to))).map(({ id }) => id);
  await tx.delete(outbox).where(inArray(outbox.id, ids));
}

async function dropPendingSignIns(
  tx: Transaction,
  email: string,
  linked: readonly Identity[],
): Promise<void> {
  const isLinked = linked.map(({ provider, subject }) =>
    and(eq(pendingIdentities.provider, provider), eq(pendingIdentities.subject, subject)),
  );
  await tx.delete(pendingIdentities).where(or(eq(pendingIdentities.email, email), ...isLinked));
}

/** Deletes personal data and blocks re-registration for six months. @throws {ProblemError} */
export async function withdraw(
  deps: ApiDeps,
  session: Session,
  { reason, comment, password }: Withdrawal,
  clientAddress: string,
): Promise<void> {
  const { db, keyedHash, encryption, wakeOutbox } = deps;
  const proven = await provePassword(deps, session, { field: 'password', password, clientAddress });
  await db.transaction(async (tx) => {
    const member = await holdMember(tx, session, 'update');
    const isProven = proven === null ? member.isFreshFromProvider : true;
    if (member.passwordHash !== proven || !isProven) throw new ProblemError('invalid_credentials');
    const linked = await unlinkIdentities(tx, encryption, eq(identities.memberId, member.id));
    const { email, mobile } = member;
    await blockReregistration(tx, keyedHash, { email, mobile, identities: linked });
    await tx.insert(withdrawalReasonsGiven).values({ reason, comment: comment ?? null });
    await dropMessages(tx, keyedHash, member);
    await dropPendingSignIns(tx, email, linked);
    await tx.delete(members).where(eq(members.id, member.id));
  });
  wakeOutbox();
}

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
} from '#api/db/schema/index.ts';
import type { Identity } from '#api/outbox/unlink.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { forgetBounces } from '../messages/bounces.ts';
import { unlinkIdentities } from './identities.ts';
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

/** Blocks re-registration for six months. Lock the member first; call `wakeOutbox` after the commit. */
export async function eraseMember(
  tx: Transaction,
  { keyedHash, encryption }: Pick<ApiDeps, 'keyedHash' | 'encryption'>,
  member: Leaving,
): Promise<void> {
  const { id, email, mobile } = member;
  await forgetBounces(tx, keyedHash, [email, ...(mobile ? [mobile] : [])]);
  const linked = await unlinkIdentities(tx, encryption, eq(identities.memberId, id));
  await blockReregistration(tx, keyedHash, { email, mobile, identities: linked });
  await dropMessages(tx, keyedHash, member);
  await dropPendingSignIns(tx, email, linked);
  await tx.delete(members).where(eq(members.id, id));
}

import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { phoneCodes } from '#api/db/schema/index.ts';
import { phoneCode } from '#api/mails/visitor-mails.ts';
import { enqueueSms } from '#api/outbox/enqueue.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import type { Locale } from '#contract/locales.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { limits, takeFrom } from '../limits.ts';
import type { Session } from '../sessions.ts';
import { holdMember } from './accounts.ts';

const maxTries = 5;

export type CodeUse =
  | { purpose: 'sign_up'; mobile: string; session?: never }
  | { purpose: 'change'; mobile: string; session: Session };

export function hashMobile(keyedHash: KeyedHash, mobile: string): string {
  return keyedHash('phone_code_mobile', mobile);
}

export function hashSession(keyedHash: KeyedHash, tokenHash: string | undefined): string {
  return tokenHash === undefined ? '' : keyedHash('phone_code_session', tokenHash);
}

function keyOf(keyedHash: KeyedHash, { purpose, mobile, session }: CodeUse) {
  return {
    purpose,
    mobileHash: hashMobile(keyedHash, mobile),
    sessionHash: hashSession(keyedHash, session?.tokenHash),
  };
}

function hashCode(keyedHash: KeyedHash, key: ReturnType<typeof keyOf>, code: string): string {
  return keyedHash('phone_code', [key.purpose, key.mobileHash, key.sessionHash, code].join(' '));
}

/** Reveals nothing about the number. @throws {ProblemError} too_many_requests */
export async function sendCode(
  { db, keyedHash, wakeOutbox }: ApiDeps,
  use: CodeUse,
  { locale, clientAddress }: { locale: Locale; clientAddress: string },
): Promise<{ expiresAt: string }> {
  const { mobile } = use;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const key = keyOf(keyedHash, use);
  const expiresAt = await db.transaction(async (tx) => {
    await takeFrom(tx, keyedHash, [
      { limit: limits.codeByNumberMinute, key: mobile },
      { limit: limits.codeByNumberDay, key: mobile },
      { limit: limits.codeByAddress, key: clientAddress },
      { limit: limits.codeInAll, key: '' },
    ]);
    if (use.session) await holdMember(tx, use.session, 'share');
    const fresh = {
      codeHash: hashCode(keyedHash, key, code),
      tries: 0,
      usedAt: null,
      expiresAt: sql`now() + interval '3 minutes'`,
    };
    const [row] = await tx
      .insert(phoneCodes)
      .values({ ...key, ...fresh })
      .onConflictDoUpdate({
        target: [phoneCodes.purpose, phoneCodes.mobileHash, phoneCodes.sessionHash],
        set: fresh,
      })
      .returning({ expiresAt: phoneCodes.expiresAt });
    if (!row) throw new Error('The code was not stored');
    await enqueueSms(tx, phoneCode({ locale, to: mobile, code }));
    return row.expiresAt;
  });
  wakeOutbox();
  return { expiresAt: expiresAt.toISOString() };
}

function isKey(key: ReturnType<typeof keyOf>) {
  return and(
    eq(phoneCodes.purpose, key.purpose),
    eq(phoneCodes.mobileHash, key.mobileHash),
    eq(phoneCodes.sessionHash, key.sessionHash),
  );
}

/** 'closed': missing, expired, used, or too many attempts. */
export type CodeCheck = 'right' | 'wrong' | 'closed';

/** Counts wrong attempts: commit the transaction. Locks the code's row. */
export async function checkCode(
  tx: Transaction,
  keyedHash: KeyedHash,
  use: CodeUse,
  code: string,
): Promise<CodeCheck> {
  const key = keyOf(keyedHash, use);
  const [row] = await tx
    .select({
      codeHash: phoneCodes.codeHash,
      isOpen: sql<boolean>`${phoneCodes.expiresAt} > now() and ${phoneCodes.usedAt} is null
        and ${phoneCodes.tries} < ${maxTries}`,
    })
    .from(phoneCodes)
    .where(isKey(key))
    .for('update');
  if (!row?.isOpen) return 'closed';
  if (timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashCode(keyedHash, key, code)))) return 'right';
  await tx
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(isKey(key));
  return 'wrong';
}

export async function spendCode(tx: Transaction, keyedHash: KeyedHash, use: CodeUse): Promise<void> {
  await tx
    .update(phoneCodes)
    .set({ usedAt: sql`now()` })
    .where(isKey(keyOf(keyedHash, use)));
}

export function codeProblem(check: Exclude<CodeCheck, 'right'>): ProblemError {
  return check === 'wrong' ? fieldProblem('code', 'invalid_code') : new ProblemError('code_expired');
}

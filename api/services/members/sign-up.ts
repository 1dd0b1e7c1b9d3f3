import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { ProblemError } from '#api/problems.ts';
import type { Locale } from '#contract/locales.ts';
import type { Member, SignUpRequest } from '#contract/members.ts';
import { checkLimits, countAgainst, limits } from '../limits.ts';
import { startSession } from '../sessions.ts';
import { getMember } from './accounts.ts';
import { giveConsents } from './change-consents.ts';
import { sendVerificationMail } from './email.ts';
import { insertMember } from './new-member.ts';
import { hashPassword } from './password.ts';
import { checkCode, codeProblem, spendCode } from './phone-codes.ts';
import { findRejoinDate } from './rejoin.ts';

type SignedUp = { token: string; expiresAt: string; member: Member };

type Caller = { locale: Locale; clientAddress: string };

/** Before the expensive hash. */
async function checkCodeFirst(
  { db, keyedHash }: ApiDeps,
  { mobile, code }: SignUpRequest,
  clientAddress: string,
): Promise<void> {
  const keys = [{ limit: limits.signUpByAddress, key: clientAddress }];
  const check = await db.transaction(async (tx) => {
    await checkLimits(tx, keyedHash, keys);
    const outcome = await checkCode(tx, keyedHash, { purpose: 'sign_up', mobile }, code);
    if (outcome === 'wrong') await countAgainst(tx, keyedHash, keys);
    return outcome;
  });
  if (check !== 'right') throw codeProblem(check);
}

async function store(
  tx: Transaction,
  deps: ApiDeps,
  { request, passwordHash, locale }: { request: SignUpRequest; passwordHash: string; locale: Locale },
): Promise<SignedUp> {
  const { email, name, mobile, ageAgree = false } = request;
  const fields = { email, passwordHash, name, mobile, isAgeConfirmed: ageAgree, locale };
  const id = await insertMember(tx, { ...fields, isEmailVerified: false });
  // After the insert, which waits for a parallel withdrawal of the same address.
  const rejoinAt = await findRejoinDate(tx, deps.keyedHash, { email, mobile });
  if (rejoinAt) throw new ProblemError('rejoin_too_soon', { rejoinAt });
  if (id === undefined) throw new ProblemError('email_taken');
  await sendVerificationMail(tx, deps, { id, email, locale });
  await giveConsents(tx, deps, { id, email, locale }, request);
  const session = await startSession(tx, id, { isSocial: false });
  return { ...session, member: await getMember(tx, id) };
}

/** A failure leaves the code valid. @throws {ProblemError} */
export async function signUp(
  deps: ApiDeps,
  request: SignUpRequest,
  { locale, clientAddress }: Caller,
): Promise<SignedUp> {
  await checkCodeFirst(deps, request, clientAddress);
  const passwordHash = await hashPassword(request.password);
  const { db, keyedHash, wakeOutbox } = deps;
  const signUpOnce = () =>
    db.transaction(async (tx) => {
      const use = { purpose: 'sign_up', mobile: request.mobile } as const;
      const check = await checkCode(tx, keyedHash, use, request.code);
      if (check !== 'right') return check;
      await spendCode(tx, keyedHash, use);
      return store(tx, deps, { request, passwordHash, locale });
    });
  const outcome = await signUpOnce().catch(async (error: unknown) => {
    // Limits probing addresses with one valid code.
    if (error instanceof ProblemError) {
      const keys = [{ limit: limits.signUpByAddress, key: clientAddress }];
      await db.transaction((tx) => countAgainst(tx, keyedHash, keys));
    }
    throw error;
  });
  if (typeof outcome === 'string') throw codeProblem(outcome);
  wakeOutbox();
  return outcome;
}

import { eq, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { identities, members } from '#api/db/schema/index.ts';
import type { FieldError } from '#contract/field-codes.ts';
import type { Locale } from '#contract/locales.ts';
import type { Credentials } from './accounts.ts';
import { giveConsents } from './change-consents.ts';
import { type GivenConsents, missingConsents } from './consents.ts';
import { emailVerifiedNow, sendVerificationMail } from './email.ts';
import { isIdentity, linkIdentity, lockIdentity, storeToken } from './identities.ts';
import { insertMember } from './new-member.ts';
import { findRejoinDate } from './rejoin.ts';
import type { Claim } from './social-request.ts';

export type Visitor = Claim & {
  locale: Locale;
  consents: GivenConsents;
  proven: Credentials | undefined;
};

export type SocialOutcome =
  | { kind: 'member'; id: number; isNew: boolean }
  | { kind: 'withdrawn'; rejoinAt: string }
  | { kind: 'password needed' }
  | { kind: 'fields needed'; errors: FieldError[] };

type Account = { id: number; passwordHash: string | null; isVerified: boolean };

async function findLinked(tx: Transaction, visitor: Visitor): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .innerJoin(identities, eq(identities.memberId, members.id))
    .where(isIdentity(visitor))
    .for('share');
  return row?.id;
}

async function findAccount(tx: Transaction, email: string): Promise<Account | undefined> {
  const [row] = await tx
    .select({
      id: members.id,
      passwordHash: members.passwordHash,
      isVerified: sql<boolean>`${members.emailVerifiedAt} is not null`,
    })
    .from(members)
    .where(eq(members.email, email))
    .for('update');
  return row;
}

/** Trusts the provider only if both sides verified the address; otherwise the password is required. */
async function openAccount(tx: Transaction, account: Account, visitor: Visitor): Promise<SocialOutcome> {
  const { proven, emailVerified } = visitor;
  const isProven =
    proven?.id === account.id && proven.passwordHash !== null && proven.passwordHash === account.passwordHash;
  if (!isProven && !(account.isVerified && emailVerified)) return { kind: 'password needed' };
  await linkIdentity(tx, account.id, visitor);
  if (emailVerified) await tx.update(members).set(emailVerifiedNow).where(eq(members.id, account.id));
  return { kind: 'member', id: account.id, isNew: false };
}

function missingFields({ email, name, consents }: Visitor): FieldError[] {
  const missing = [...(email ? [] : ['email']), ...(name ? [] : ['name'])];
  return [...missing.map((path) => ({ path, code: 'required' as const })), ...missingConsents(consents)];
}

async function openOrCreate(tx: Transaction, deps: ApiDeps, visitor: Visitor): Promise<SocialOutcome> {
  const { email, name, emailVerified, locale, consents } = visitor;
  const account = email ? await findAccount(tx, email) : undefined;
  if (account) return openAccount(tx, account, visitor);
  const errors = missingFields(visitor);
  if (!email || !name || errors.length > 0) return { kind: 'fields needed', errors };
  const isAgeConfirmed = consents.ageAgree ?? false;
  const fields = { email, name, isEmailVerified: emailVerified, isAgeConfirmed, locale };
  const id = await insertMember(tx, { ...fields, passwordHash: null, mobile: null });
  // A parallel request created the account.
  if (id === undefined) return openOrCreate(tx, deps, visitor);
  // The insert waits for a parallel withdrawal.
  const rejoinAt = await findRejoinDate(tx, deps.keyedHash, { email, identities: [visitor] });
  if (rejoinAt) {
    await tx.delete(members).where(eq(members.id, id));
    return { kind: 'withdrawn', rejoinAt };
  }
  await linkIdentity(tx, id, visitor);
  if (!emailVerified) await sendVerificationMail(tx, deps, { id, email, locale });
  await giveConsents(tx, deps, { id, email, locale }, consents);
  return { kind: 'member', id, isNew: true };
}

export async function resolveVisitor(
  tx: Transaction,
  deps: ApiDeps,
  visitor: Visitor,
): Promise<SocialOutcome> {
  await lockIdentity(tx, deps.keyedHash, visitor);
  const linked = await findLinked(tx, visitor);
  if (linked !== undefined) {
    await storeToken(tx, visitor);
    return { kind: 'member', id: linked, isNew: false };
  }
  const rejoinAt = await findRejoinDate(tx, deps.keyedHash, { email: visitor.email, identities: [visitor] });
  if (rejoinAt) return { kind: 'withdrawn', rejoinAt };
  return openOrCreate(tx, deps, visitor);
}

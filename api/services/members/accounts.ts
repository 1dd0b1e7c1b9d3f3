import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { identities, members, points, sessions } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { Locale } from '#contract/locales.ts';
import type { Member, ProfileChange, SocialProvider } from '#contract/members.ts';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import type { Session } from '../sessions.ts';
import { changeConsents } from './change-consents.ts';
import { consentsNeeded, hasConsent } from './consents.ts';

type LockStrength = 'update' | 'share';

/** Locks member and session against withdrawal and sign-out. @throws {ProblemError} unauthenticated */
export async function holdMember(tx: Transaction, session: Session, strength: LockStrength) {
  const [row] = await tx
    .select({
      id: members.id,
      email: members.email,
      mobile: members.mobile,
      passwordHash: members.passwordHash,
      isVerified: sql<boolean>`${members.emailVerifiedAt} is not null`,
      isFreshFromProvider: sql<boolean>`coalesce(${sessions.socialAt} > now() - interval '10 minutes', false)`,
    })
    .from(members)
    .innerJoin(sessions, eq(sessions.memberId, members.id))
    .where(eq(sessions.tokenHash, session.tokenHash))
    .for(strength);
  if (!row) throw new ProblemError('unauthenticated');
  return row;
}

export type Credentials = { id: number; email: string; passwordHash: string | null };

const credentials = { id: members.id, email: members.email, passwordHash: members.passwordHash };

async function findCredentials(db: Database, condition: SQL): Promise<Credentials | undefined> {
  const [row] = await db.select(credentials).from(members).where(condition);
  return row;
}

export function findCredentialsByEmail(db: Database, email: string): Promise<Credentials | undefined> {
  return findCredentials(db, eq(members.email, email));
}

/** @throws {ProblemError} unauthenticated */
export async function credentialsOf(db: Database, session: Session): Promise<Credentials> {
  const found = await findCredentials(db, eq(members.id, session.memberId));
  if (!found) throw new ProblemError('unauthenticated');
  return found;
}

export function lastBalance(db: Database | Transaction) {
  return db
    .select({ balance: points.balance })
    .from(points)
    .where(eq(points.memberId, members.id))
    .orderBy(desc(points.at), desc(points.id))
    .limit(1);
}

function providersOf(db: Database | Transaction) {
  return db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.memberId, members.id))
    .orderBy(asc(identities.linkedAt), asc(identities.provider));
}

const memberById = memoizeStatement((db: Database | Transaction) =>
  db
    .select({
      id: members.id,
      email: members.email,
      emailVerified: sql<boolean>`${members.emailVerifiedAt} is not null`,
      name: members.name,
      mobile: members.mobile,
      birthday: members.birthday,
      zipcode: members.zipcode,
      address1: members.address1,
      address2: members.address2,
      points: sql<number>`coalesce((${lastBalance(db)}), 0)`,
      providers: sql<SocialProvider[]>`to_json(array(${providersOf(db)}))`,
      hasPassword: sql<boolean>`${members.passwordHash} is not null`,
      marketingAgree: hasConsent(db, 'marketing'),
      advertisingAgree: hasConsent(db, 'advertising'),
      profileAgree: hasConsent(db, 'profile'),
      consentsNeeded: consentsNeeded(db),
      createdAt: members.createdAt,
    })
    .from(members)
    .where(eq(members.id, sql.placeholder('id')))
    .prepare(''),
);

/** @throws {ProblemError} unauthenticated */
export async function getMember(db: Database | Transaction, id: number): Promise<Member> {
  const [row] = await memberById(db).execute({ id });
  if (!row) throw new ProblemError('unauthenticated');
  return { ...row, providers: [...new Set(row.providers)], createdAt: row.createdAt.toISOString() };
}

/** `locale` is the language of the consent text. @throws {ProblemError} unauthenticated, too_many_requests */
export async function changeProfile(
  deps: ApiDeps,
  session: Session,
  change: ProfileChange,
  locale: Locale,
): Promise<Member> {
  const { name, birthday, zipcode, address1, address2, ...consents } = change;
  const fields = { name, birthday, zipcode, address1, address2 };
  const changed = await deps.db.transaction(async (tx) => {
    const { id, email } = await holdMember(tx, session, 'update');
    if (Object.values(fields).some((value) => value !== undefined))
      await tx.update(members).set(fields).where(eq(members.id, id));
    await changeConsents(tx, deps, { id, email, locale }, consents);
    return getMember(tx, id);
  });
  deps.wakeOutbox();
  return changed;
}

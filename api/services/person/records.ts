import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { type PersonCounts, personRequests, privacyRequests } from '#api/db/schema/index.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { offsetOf, type Paged, type PageQuery } from '../page-info.ts';
import type { Subject } from './subject.ts';

type Row = typeof personRequests.$inferSelect;

type NewRecord = { kind: Row['kind']; operator: string; subject: Subject; counts: PersonCounts };

/** Keyed: the record shows that a request of this address was handled, and the address cannot be read from it. */
export function hashesOf(keyedHash: KeyedHash, { email, mobile }: Subject) {
  return {
    emailHash: email === undefined ? null : keyedHash('person_email', email),
    mobileHash: mobile === undefined ? null : keyedHash('person_mobile', mobile),
  };
}

export async function recordRequest(
  tx: Transaction,
  keyedHash: KeyedHash,
  { subject, ...record }: NewRecord,
): Promise<void> {
  await tx.insert(personRequests).values({ ...record, ...hashesOf(keyedHash, subject) });
}

export function isRequestOf(keyedHash: KeyedHash, subject: Subject): SQL {
  const { emailHash, mobileHash } = hashesOf(keyedHash, subject);
  const isSame = or(
    emailHash === null ? undefined : eq(privacyRequests.emailHash, emailHash),
    mobileHash === null ? undefined : eq(privacyRequests.mobileHash, mobileHash),
  );
  return isSame ?? sql`false`;
}

function isAbout(keyedHash: KeyedHash, subject: Subject): SQL | undefined {
  const { emailHash, mobileHash } = hashesOf(keyedHash, subject);
  return and(
    emailHash === null ? undefined : eq(personRequests.emailHash, emailHash),
    mobileHash === null ? undefined : eq(personRequests.mobileHash, mobileHash),
  );
}

/** Newest first. An empty subject lists every record. */
export async function listRecords(
  { db, keyedHash }: Pick<ApiDeps, 'db' | 'keyedHash'>,
  subject: Subject,
  query: PageQuery,
): Promise<Paged<Row>> {
  const where = isAbout(keyedHash, subject);
  const items = await db
    .select()
    .from(personRequests)
    .where(where)
    .orderBy(desc(personRequests.id))
    .limit(query.size)
    .offset(offsetOf(query));
  const [total] = await db.select({ total: count() }).from(personRequests).where(where);
  return { items, total: total?.total ?? 0 };
}

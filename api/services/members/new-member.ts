import { and, desc, inArray, lte, sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { memberConsents, members, terms } from '#api/db/schema/index.ts';
import type { Locale } from '#contract/locales.ts';

type NewMember = {
  /** In lower case. */
  email: string;
  isEmailVerified: boolean;
  passwordHash: string | null;
  name: string;
  mobile: string | null;
  locale: Locale;
};

/** Stores a member and answers with its id; undefined when the address is registered already. */
export async function insertMember(tx: Transaction, member: NewMember): Promise<number | undefined> {
  const { isEmailVerified, ...fields } = member;
  const [row] = await tx
    .insert(members)
    .values({ ...fields, emailVerifiedAt: isEmailVerified ? sql`now()` : null })
    .onConflictDoNothing({ target: members.email })
    .returning({ id: members.id });
  return row?.id;
}

/** Stores that a member agreed to the terms and the privacy policy in force, in the language they were read in. */
export async function storeConsents(tx: Transaction, memberId: number, locale: Locale): Promise<void> {
  const inForce = await tx
    .selectDistinctOn([terms.kind], { id: terms.id })
    .from(terms)
    .where(and(inArray(terms.kind, ['terms', 'privacy']), lte(terms.effectiveAt, sql`now()`)))
    .orderBy(terms.kind, desc(terms.effectiveAt), desc(terms.id));
  if (inForce.length === 0) return;
  await tx.insert(memberConsents).values(inForce.map(({ id }) => ({ memberId, termId: id, locale })));
}

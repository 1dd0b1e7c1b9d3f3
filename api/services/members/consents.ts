import { and, asc, desc, eq, gte, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '#api/db/database.ts';
import { memberConsents, members, terms } from '#api/db/schema/index.ts';
import type { FieldError } from '#contract/field-codes.ts';
import type { Locale } from '#contract/locales.ts';
import { type ConsentKind, consentKinds, type TermKind } from '#contract/terms.ts';
import { isInForce } from '../terms.ts';

export type GivenConsents = {
  termsAgree?: boolean | undefined;
  privacyAgree?: boolean | undefined;
  ageAgree?: boolean | undefined;
  marketingAgree?: boolean | undefined;
};

export function agreedKinds({ termsAgree, privacyAgree, marketingAgree }: GivenConsents): TermKind[] {
  return [
    ...(termsAgree ? (['terms'] as const) : []),
    ...(privacyAgree ? (['privacy'] as const) : []),
    ...(marketingAgree ? (['marketing'] as const) : []),
  ];
}

export function missingConsents({ termsAgree, privacyAgree, ageAgree }: GivenConsents): FieldError[] {
  const refused = [
    ...(termsAgree === false ? ['termsAgree'] : []),
    ...(privacyAgree === false ? ['privacyAgree'] : []),
    ...(ageAgree === false ? ['ageAgree'] : []),
  ];
  return refused.map((path) => ({ path, code: 'consent_required' }));
}

export async function storeConsents(
  tx: Transaction,
  memberId: number,
  { kinds, locale }: { kinds: readonly TermKind[]; locale: Locale },
): Promise<void> {
  const inForce = await tx
    .selectDistinctOn([terms.kind], { id: terms.id })
    .from(terms)
    .where(and(inArray(terms.kind, kinds), lte(terms.effectiveAt, sql`now()`)))
    .orderBy(terms.kind, desc(terms.effectiveAt), desc(terms.id));
  if (inForce.length === 0) return;
  await tx
    .insert(memberConsents)
    .values(inForce.map(({ id }) => ({ memberId, termId: id, locale })))
    .onConflictDoNothing();
}

export function listConsents(db: Database | Transaction, memberId: number) {
  return db
    .select({
      kind: terms.kind,
      version: terms.version,
      idTerm: terms.id,
      language: memberConsents.locale,
      agreedAt: memberConsents.agreedAt,
    })
    .from(memberConsents)
    .innerJoin(terms, eq(terms.id, memberConsents.termId))
    .where(eq(memberConsents.memberId, memberId))
    .orderBy(asc(memberConsents.agreedAt), asc(terms.kind));
}

export async function changeMarketingConsent(
  tx: Transaction,
  memberId: number,
  { isAgreed, locale }: { isAgreed: boolean; locale: Locale },
): Promise<void> {
  if (isAgreed) return storeConsents(tx, memberId, { kinds: ['marketing'], locale });
  const anyVersion = tx.select({ id: terms.id }).from(terms).where(eq(terms.kind, 'marketing'));
  await tx
    .delete(memberConsents)
    .where(and(eq(memberConsents.memberId, memberId), inArray(memberConsents.termId, anyVersion)));
}

/** Kinds with a version in force that needs consent again, for a member who agreed to earlier ones only. */
export function consentsNeeded(db: Database | Transaction): SQL<ConsentKind[]> {
  const agreed = alias(terms, 'agreed');
  const isOfKind = and(eq(agreed.kind, terms.kind), gte(agreed.effectiveAt, terms.effectiveAt));
  const given = db
    .select({ agreed: sql`1` })
    .from(memberConsents)
    .innerJoin(agreed, eq(agreed.id, memberConsents.termId))
    .where(and(eq(memberConsents.memberId, members.id), isOfKind));
  const kinds = db
    .selectDistinct({ kind: terms.kind })
    .from(terms)
    .where(and(terms.consentAgain, inArray(terms.kind, [...consentKinds]), isInForce, notExists(given)))
    .orderBy(desc(terms.kind));
  return sql<ConsentKind[]>`to_json(array(${kinds}))`;
}

export function wantsMarketing(db: Database | Transaction): SQL<boolean> {
  const agreed = db
    .select({ agreed: sql`1` })
    .from(memberConsents)
    .innerJoin(terms, eq(terms.id, memberConsents.termId))
    .where(and(eq(memberConsents.memberId, members.id), eq(terms.kind, 'marketing')));
  return sql<boolean>`exists (${agreed})`;
}

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
  advertisingAgree?: boolean | undefined;
  profileAgree?: boolean | undefined;
};

export const optionalConsents = {
  marketing: 'marketingAgree',
  advertising: 'advertisingAgree',
  profile: 'profileAgree',
} as const satisfies Partial<Record<TermKind, keyof GivenConsents>>;

export type OptionalConsent = keyof typeof optionalConsents;

export const optionalKinds = Object.keys(optionalConsents) as OptionalConsent[];

export function agreedKinds(given: GivenConsents): TermKind[] {
  return [
    ...(given.termsAgree ? (['terms'] as const) : []),
    ...(given.privacyAgree ? (['privacy'] as const) : []),
    ...optionalKinds.filter((kind) => given[optionalConsents[kind]]),
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

/** @returns the kinds that the member had not agreed to in the version in force */
export async function storeConsents(
  tx: Transaction,
  memberId: number,
  { kinds, locale }: { kinds: readonly TermKind[]; locale: Locale },
): Promise<TermKind[]> {
  const inForce = await tx
    .selectDistinctOn([terms.kind], { id: terms.id, kind: terms.kind })
    .from(terms)
    .where(and(inArray(terms.kind, kinds), lte(terms.effectiveAt, sql`now()`)))
    .orderBy(terms.kind, desc(terms.effectiveAt), desc(terms.id));
  if (inForce.length === 0) return [];
  const stored = await tx
    .insert(memberConsents)
    .values(inForce.map(({ id }) => ({ memberId, termId: id, locale })))
    .onConflictDoNothing()
    .returning({ termId: memberConsents.termId });
  const isStored = new Set(stored.map(({ termId }) => termId));
  return inForce.filter(({ id }) => isStored.has(id)).map(({ kind }) => kind);
}

export function listConsents(db: Database | Transaction, memberId: number) {
  return db
    .select({
      kind: terms.kind,
      version: terms.version,
      idTerm: terms.id,
      language: memberConsents.locale,
      agreedAt: memberConsents.agreedAt,
      remindedAt: memberConsents.remindedAt,
    })
    .from(memberConsents)
    .innerJoin(terms, eq(terms.id, memberConsents.termId))
    .where(eq(memberConsents.memberId, memberId))
    .orderBy(asc(memberConsents.agreedAt), asc(terms.kind));
}

export async function deleteConsents(
  tx: Transaction,
  memberId: number,
  kind: OptionalConsent,
): Promise<boolean> {
  const anyVersion = tx.select({ id: terms.id }).from(terms).where(eq(terms.kind, kind));
  const deleted = await tx
    .delete(memberConsents)
    .where(and(eq(memberConsents.memberId, memberId), inArray(memberConsents.termId, anyVersion)))
    .returning({ termId: memberConsents.termId });
  return deleted.length > 0;
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
    .where(
      and(
        terms.consentAgain,
        sql`${terms.kind} = any(${`{${consentKinds.join(',')}}`}::text[])`,
        isInForce,
        notExists(given),
      ),
    )
    .orderBy(desc(terms.kind));
  return sql<ConsentKind[]>`to_json(array(${kinds}))`;
}

export function hasConsent(db: Database | Transaction, kind: OptionalConsent): SQL<boolean> {
  const agreed = db
    .select({ agreed: sql`1` })
    .from(memberConsents)
    .innerJoin(terms, eq(terms.id, memberConsents.termId))
    .where(and(eq(memberConsents.memberId, members.id), eq(terms.kind, kind)));
  return sql<boolean>`exists (${agreed})`;
}

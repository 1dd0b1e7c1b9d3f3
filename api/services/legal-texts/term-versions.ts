import { and, asc, count, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import {
  contacts,
  memberConsents,
  termDrafts,
  termNotices,
  terms,
  termTranslations,
} from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { Locale } from '#contract/locales.ts';
import type { StaffTerm, StaffTerms, TermText } from '#contract/staff-terms.ts';
import { type TermKind, termKinds } from '#contract/terms.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { allLocales } from '../translations.ts';

type Version = StaffTerms[number]['versions'][number];

const isInForce = sql<boolean>`${terms.id} = (
  select t.id from ${terms} t where t.kind = ${terms.kind} and t.effective_at <= now()
  order by t.effective_at desc, t.id desc limit 1)`;

const status = sql<Version['status']>`case
  when ${terms.effectiveAt} > now() then 'upcoming' when ${isInForce} then 'in_force' else 'previous' end`;

/** Inquiries store the version that they agreed to. They are destroyed three months after they are processed. */
function consentsOf(db: Database | Transaction): SQL<number> {
  const ofMembers = db.$count(memberConsents, eq(memberConsents.termId, terms.id));
  const ofInquiries = db.$count(contacts, eq(contacts.consentVersion, terms.version));
  return sql<number>`case when ${terms.kind} = 'inquiry' then ${ofInquiries} else ${ofMembers} end`.mapWith(
    Number,
  );
}

function selectVersions(db: Database | Transaction, where?: SQL) {
  return db
    .select({
      id: terms.id,
      kind: terms.kind,
      version: terms.version,
      effectiveAt: terms.effectiveAt,
      status,
      isUnfavourable: terms.isUnfavourable,
      consentAgain: terms.consentAgain,
      announcedAt: terms.announcedAt,
      announcedBy: terms.announcedBy,
      locales: sql<Locale[]>`coalesce((${localesOf(db)}), '[]'::json)`,
      consents: consentsOf(db),
      mailed: sql<number>`${db.$count(termNotices, eq(termNotices.termId, terms.id))}`.mapWith(Number),
    })
    .from(terms)
    .where(where)
    .orderBy(desc(terms.effectiveAt), desc(terms.id));
}

function localesOf(db: Database | Transaction) {
  return db
    .select({ locales: allLocales(termTranslations.locale) })
    .from(termTranslations)
    .where(eq(termTranslations.termId, terms.id));
}

type Row = Awaited<ReturnType<typeof selectVersions>>[number];

function toVersion({ kind: _kind, ...row }: Row): Version {
  return {
    ...row,
    effectiveAt: row.effectiveAt.toISOString(),
    announcedAt: row.announcedAt?.toISOString() ?? null,
  };
}

export async function listTermsAsStaff(
  { db }: Pick<ApiDeps, 'db'>,
  _actor: StaffActor<'terms.read'>,
): Promise<StaffTerms> {
  const versions = await selectVersions(db);
  const drafts = await db.select().from(termDrafts);
  return termKinds.map((kind) => {
    const draft = drafts.find((row) => row.kind === kind);
    return {
      kind,
      versions: versions.filter((row) => row.kind === kind).map(toVersion),
      draft: draft
        ? {
            effectiveOn: draft.effectiveOn,
            updatedAt: draft.updatedAt.toISOString(),
            updatedBy: draft.updatedBy,
          }
        : null,
    };
  });
}

export async function textsOf(db: Database | Transaction, termId: number): Promise<TermText[]> {
  const { locale, title, content, changes } = termTranslations;
  return db
    .select({ locale, title, content, changes })
    .from(termTranslations)
    .where(eq(termTranslations.termId, termId))
    .orderBy(asc(locale));
}

type Before = { effectiveAt: Date; id: number };

export async function findBase(
  db: Database | Transaction,
  kind: TermKind,
  before?: Before,
): Promise<StaffTerm['base']> {
  const isBefore =
    before &&
    or(
      lt(terms.effectiveAt, before.effectiveAt),
      and(eq(terms.effectiveAt, before.effectiveAt), lt(terms.id, before.id)),
    );
  const [row] = await db
    .select({ id: terms.id, version: terms.version })
    .from(terms)
    .where(and(eq(terms.kind, kind), isBefore))
    .orderBy(desc(terms.effectiveAt), desc(terms.id))
    .limit(1);
  return row ? { version: row.version, texts: await textsOf(db, row.id) } : null;
}

async function consentsByLanguage(
  db: Database | Transaction,
  { id, kind, version }: Pick<Row, 'id' | 'kind' | 'version'>,
): Promise<StaffTerm['consentsByLanguage']> {
  if (kind === 'inquiry')
    return db
      .select({ language: contacts.locale, count: count() })
      .from(contacts)
      .where(eq(contacts.consentVersion, version))
      .groupBy(contacts.locale)
      .orderBy(desc(count()));
  return db
    .select({ language: memberConsents.locale, count: count() })
    .from(memberConsents)
    .where(eq(memberConsents.termId, id))
    .groupBy(memberConsents.locale)
    .orderBy(desc(count()));
}

/** @throws {ProblemError} not_found */
export async function readTerm(db: Database | Transaction, id: number): Promise<StaffTerm> {
  const [row] = await selectVersions(db, eq(terms.id, id));
  if (!row) throw new ProblemError('not_found');
  const { kind } = row;
  return {
    kind,
    ...toVersion(row),
    texts: await textsOf(db, id),
    base: await findBase(db, kind, row),
    consentsByLanguage: await consentsByLanguage(db, row),
  };
}

export function getTermAsStaff(
  { db }: Pick<ApiDeps, 'db'>,
  _actor: StaffActor<'terms.read'>,
  id: number,
): Promise<StaffTerm> {
  return readTerm(db, id);
}

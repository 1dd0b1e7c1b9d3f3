import { and, desc, eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Languages } from '#contract/locales.ts';
import type { Term, TermKind, termVersionsSchema } from '#contract/terms.ts';
import type { Database } from '../db/database.ts';
import { terms, termTranslations } from '../db/schema/index.ts';
import { allLocales, byFallback } from './translations.ts';

export const isInForce = sql`${terms.effectiveAt} <= now()`;

export function inForce(kind: TermKind) {
  return {
    where: and(eq(terms.kind, kind), isInForce),
    orderBy: [desc(terms.effectiveAt), desc(terms.id)],
  };
}

type Versions = v.InferOutput<typeof termVersionsSchema>;

async function listVersions(db: Database, kind: TermKind): Promise<Versions> {
  const rows = await db
    .select({ version: terms.version, effectiveAt: terms.effectiveAt, isPast: sql<boolean>`${isInForce}` })
    .from(terms)
    .where(eq(terms.kind, kind))
    .orderBy(desc(terms.effectiveAt), desc(terms.id));
  const current = rows.find(({ isPast }) => isPast);
  return rows.map((row) => ({
    version: row.version,
    effectiveAt: row.effectiveAt.toISOString(),
    status: row === current ? 'in_force' : row.isPast ? 'previous' : 'upcoming',
  }));
}

/** The version in force unless another one is named. */
export async function findTerm(
  db: Database,
  kind: TermKind,
  { languages, version }: { languages: Languages; version?: string | undefined },
): Promise<Term | undefined> {
  const versions = await listVersions(db, kind);
  const wanted = versions.find((listed) =>
    version === undefined ? listed.status === 'in_force' : listed.version === version,
  );
  if (!wanted) return undefined;
  const written = db
    .select({ locales: allLocales(termTranslations.locale).as('locales') })
    .from(termTranslations)
    .where(eq(termTranslations.termId, terms.id))
    .as('written');
  const [row] = await db
    .select({
      version: terms.version,
      effectiveAt: terms.effectiveAt,
      locale: termTranslations.locale,
      title: termTranslations.title,
      content: termTranslations.content,
      changes: termTranslations.changes,
      locales: written.locales,
    })
    .from(terms)
    .innerJoin(termTranslations, eq(termTranslations.termId, terms.id))
    .innerJoinLateral(written, sql`true`)
    .where(and(eq(terms.kind, kind), eq(terms.version, wanted.version)))
    .orderBy(byFallback(termTranslations.locale, languages))
    .limit(1);
  return row && { ...row, effectiveAt: row.effectiveAt.toISOString(), versions };
}

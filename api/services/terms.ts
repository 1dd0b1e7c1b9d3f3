import { and, desc, eq, sql } from 'drizzle-orm';
import type { Languages } from '#contract/locales.ts';
import type { Term, TermKind } from '#contract/terms.ts';
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

export async function findTerm(
  db: Database,
  kind: TermKind,
  languages: Languages,
): Promise<Term | undefined> {
  const { where, orderBy } = inForce(kind);
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
      locales: written.locales,
    })
    .from(terms)
    .innerJoin(termTranslations, eq(termTranslations.termId, terms.id))
    .innerJoinLateral(written, sql`true`)
    .where(where)
    .orderBy(...orderBy, byFallback(termTranslations.locale, languages))
    .limit(1);
  return row && { ...row, effectiveAt: row.effectiveAt.toISOString() };
}

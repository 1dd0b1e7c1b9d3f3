import { and, type Column, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Languages } from '#contract/locales.ts';
import type { Database } from '../db/database.ts';
import { categoryTranslations, postTranslations } from '../db/schema/index.ts';
import { allLocales, byFallback } from './translations.ts';

export function titleIn(db: Database, postId: Column | SQL, languages: Languages) {
  return db
    .select({
      locale: postTranslations.locale,
      title: postTranslations.title,
      summary: postTranslations.summary,
      details: postTranslations.details,
    })
    .from(postTranslations)
    .where(eq(postTranslations.postId, postId))
    .orderBy(byFallback(postTranslations.locale, languages))
    .limit(1)
    .as('title');
}

export function contentIn(db: Database, postId: Column | SQL, languages: Languages) {
  return db
    .select({ contentLocale: postTranslations.locale, content: postTranslations.content })
    .from(postTranslations)
    .where(and(eq(postTranslations.postId, postId), isNotNull(postTranslations.content)))
    .orderBy(byFallback(postTranslations.locale, languages))
    .limit(1)
    .as('body');
}

/** Press articles have no content. */
export function wholeLocalesIn(db: Database, postId: Column | SQL, kind: Column | SQL) {
  const isWhole = sql`(${kind} = 'press' or ${postTranslations.content} is not null)`;
  return db
    .select({ locales: allLocales(postTranslations.locale).as('locales') })
    .from(postTranslations)
    .where(and(eq(postTranslations.postId, postId), isWhole))
    .as('whole');
}

export function categoryNameIn(db: Database, categoryId: Column | SQL, languages: Languages) {
  return db
    .select({ name: categoryTranslations.name, locale: categoryTranslations.locale })
    .from(categoryTranslations)
    .where(eq(categoryTranslations.categoryId, categoryId))
    .orderBy(byFallback(categoryTranslations.locale, languages))
    .limit(1)
    .as('name');
}

export function toCategory(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null || name === null ? null : { id, name };
}

import { type Column, type SQL, sql } from 'drizzle-orm';
import { completeLocales, type Locale } from '#contract/locales.ts';
import type { Database } from '../db/database.ts';
import {
  categories,
  categoryTranslations,
  documents,
  entries,
  entryTranslations,
  pharmacies,
  pharmacyTranslations,
  posts,
  postTranslations,
  products,
  productTranslations,
  terms,
  termTranslations,
} from '../db/schema/index.ts';

export type MissingLanguages = {
  kind: string;
  slug: string;
  missing: Locale[];
  withoutContent: Locale[];
};

function languages(locale: Column, filter: SQL) {
  return sql<string[]>`coalesce(json_agg(${locale}) filter (where ${filter}), '[]'::json)`;
}

function everyItem(): SQL {
  const any = sql`true`;
  const hasContent = sql`${posts.kind} = 'press' or ${postTranslations.content} is not null`;
  const part = (kind: SQL, slug: SQL, locale: Column, from: SQL, content = any) =>
    sql`select ${kind} as kind, ${slug} as slug,
      ${languages(locale, sql`${locale} is not null`)} as locales, ${languages(locale, content)} as complete
      from ${from} group by 1, 2`;
  return sql.join(
    [
      part(
        sql`${posts.kind}`,
        sql`${posts.slug}`,
        postTranslations.locale,
        sql`${posts} left join ${postTranslations} on ${postTranslations.postId} = ${posts.id}`,
        hasContent,
      ),
      part(
        sql`'product'`,
        sql`${products.slug}`,
        productTranslations.locale,
        sql`${products} left join ${productTranslations} on ${productTranslations.productId} = ${products.id}`,
      ),
      part(
        sql`${entries.kind}`,
        sql`${entries.slug}`,
        entryTranslations.locale,
        sql`${entries} left join ${entryTranslations} on ${entryTranslations.entryId} = ${entries.id}`,
      ),
      part(
        sql`'category'`,
        sql`${categories.kind} || '/' || ${categories.key}`,
        categoryTranslations.locale,
        sql`${categories} left join ${categoryTranslations} on ${categoryTranslations.categoryId} = ${categories.id}`,
      ),
      part(
        sql`'term'`,
        sql`${terms.kind} || '/' || ${terms.version}`,
        termTranslations.locale,
        sql`${terms} left join ${termTranslations} on ${termTranslations.termId} = ${terms.id}`,
      ),
      part(sql`'document'`, sql`${documents.type}`, documents.locale, sql`${documents}`),
      part(
        sql`'pharmacy'`,
        sql`${pharmacies.slug}`,
        pharmacyTranslations.locale,
        sql`${pharmacies} left join ${pharmacyTranslations} on ${pharmacyTranslations.pharmacyId} = ${pharmacies.id}
          where ${pharmacies.closedAt} is null`,
      ),
    ],
    sql` union all `,
  );
}

export async function reportContent(db: Database): Promise<MissingLanguages[]> {
  const rows = await db
    .select({
      kind: sql<string>`kind`,
      slug: sql<string>`slug`,
      locales: sql<string[]>`locales`,
      complete: sql<string[]>`complete`,
    })
    .from(sql`(${everyItem()}) as items`)
    .orderBy(sql`kind`, sql`slug`);
  return rows
    .map(({ kind, slug, locales, complete }) => ({
      kind,
      slug,
      missing: completeLocales.filter((locale) => !locales.includes(locale)),
      withoutContent: completeLocales.filter(
        (locale) => locales.includes(locale) && !complete.includes(locale),
      ),
    }))
    .filter(({ missing, withoutContent }) => missing.length > 0 || withoutContent.length > 0);
}

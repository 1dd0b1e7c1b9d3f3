import { and, asc, count, eq, not, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  clientSchema,
  type EntryKind,
  faqSchema,
  figureSchema,
  type HistoryEntry,
  historyEntrySchema,
  openingSchema,
  personSchema,
  quoteSchema,
} from '#contract/company.ts';
import { detailSchema } from '#contract/company-details.ts';
import type { Languages } from '#contract/locales.ts';
import type { Database } from '../db/database.ts';
import { categories, entries, entryTranslations } from '../db/schema/index.ts';
import { koreanTime } from './korean-time.ts';
import { offsetOf, type Paged, type PageQuery } from './page-info.ts';
import { categoryNameIn, toCategory } from './post-joins.ts';
import { isPublic } from './published.ts';
import { byFallback } from './translations.ts';

export const entriesMax = 1000;

const everything: PageQuery = { page: 1, size: entriesMax };

function isListed(kind: EntryKind, filter?: SQL): SQL | undefined {
  return and(eq(entries.kind, kind), isPublic(entries.publishedAt), filter);
}

async function readEntries<TSchema extends v.GenericSchema>(
  db: Database,
  schema: TSchema,
  where: SQL | undefined,
  languages: Languages,
  page: PageQuery = everything,
): Promise<v.InferOutput<TSchema>[]> {
  const translation = db
    .select({ locale: entryTranslations.locale, translation: entryTranslations.data })
    .from(entryTranslations)
    .where(eq(entryTranslations.entryId, entries.id))
    .orderBy(byFallback(entryTranslations.locale, languages))
    .limit(1)
    .as('translation');
  const name = categoryNameIn(db, entries.categoryId, languages);
  const rows = await db
    .select({
      id: entries.id,
      key: entries.slug,
      locale: translation.locale,
      publishedAt: sql<Date>`${entries.publishedAt}`.mapWith(entries.publishedAt),
      categoryId: entries.categoryId,
      categoryName: name.name,
      data: entries.data,
      translation: translation.translation,
    })
    .from(entries)
    .innerJoinLateral(translation, sql`true`)
    .leftJoin(categories, eq(categories.id, entries.categoryId))
    .leftJoinLateral(name, sql`true`)
    .where(where)
    .orderBy(sql`${categories.position} nulls last`, asc(entries.position), asc(entries.id))
    .limit(page.size)
    .offset(offsetOf(page));
  return rows.map(({ id, key, locale, publishedAt, categoryId, categoryName, data, translation }) =>
    v.parse(schema, {
      ...data,
      ...translation,
      id,
      key,
      locale,
      publishedAt: publishedAt.toISOString(),
      category: toCategory(categoryId, categoryName),
    }),
  );
}

export async function listHistory(
  db: Database,
  { open, ...query }: PageQuery & { open?: boolean | undefined },
  languages: Languages,
): Promise<Paged<HistoryEntry>> {
  const isOpen = sql`${entries.data} @> '{"isOpen": true}'`;
  const where = isListed('history', open ? isOpen : not(isOpen));
  const [items, totals] = await Promise.all([
    readEntries(db, historyEntrySchema, where, languages, query),
    db.select({ total: count() }).from(entries).where(where),
  ]);
  return { items, total: totals[0]?.total ?? 0 };
}

function isMainOrNot(isMain: boolean | undefined) {
  return isMain === undefined ? undefined : sql`${entries.data} @> ${JSON.stringify({ isMain })}::jsonb`;
}

export function listClients(db: Database, isMain: boolean | undefined, languages: Languages) {
  return readEntries(db, clientSchema, isListed('client', isMainOrNot(isMain)), languages);
}

export function listFigures(db: Database, isMain: boolean | undefined, languages: Languages) {
  return readEntries(db, figureSchema, isListed('figure', isMainOrNot(isMain)), languages);
}

export function listPeople(db: Database, languages: Languages) {
  return readEntries(db, personSchema, isListed('person'), languages);
}

/** The last day counts, in Korean time. */
export function listOpenings(db: Database, languages: Languages) {
  const closesOn = sql`(${entries.data} ->> 'closesOn')::date`;
  const isOpen = sql`(${closesOn} is null or ${closesOn} >= (now() at time zone ${koreanTime})::date)`;
  return readEntries(db, openingSchema, isListed('recruit', isOpen), languages);
}

export function listQuotes(db: Database, languages: Languages) {
  return readEntries(db, quoteSchema, isListed('quote'), languages);
}

export function listDetails(db: Database, languages: Languages) {
  return readEntries(db, detailSchema, isListed('detail'), languages);
}

export function listFaqs(db: Database, idCategory: number | undefined, languages: Languages) {
  const filter = idCategory === undefined ? undefined : eq(entries.categoryId, idCategory);
  return readEntries(db, faqSchema, isListed('faq', filter), languages);
}

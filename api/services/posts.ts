import { and, asc, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { maxPageSize } from '#contract/list-limits.ts';
import type { Languages, Locale } from '#contract/locales.ts';
import { type CountedCategory, type PostKind, type PostSummary, postDetailSchemas } from '#contract/posts.ts';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import type { Database } from '../db/database.ts';
import { categories, posts } from '../db/schema/index.ts';
import { offsetOf, type Paged, type PageQuery } from './page-info.ts';
import {
  findAnchor,
  isPublished,
  type PostFilter,
  publishedInCategory,
  publishedInList,
  upTo,
} from './post-anchor.ts';
import { categoryNameIn, titleIn, toCategory, wholeLocalesIn } from './post-joins.ts';

export type PostType<TDetails> = {
  kind: PostKind;
  details: v.GenericSchema<unknown, TDetails>;
};

export const postTypes = {
  patent: { kind: 'patent', details: postDetailSchemas.patent },
  thesis: { kind: 'thesis', details: postDetailSchemas.thesis },
  news: { kind: 'news', details: postDetailSchemas.news },
  press: { kind: 'press', details: postDetailSchemas.press },
} as const satisfies Record<PostKind, PostType<object>>;

export function listPostCategories(
  db: Database,
  kind: PostKind,
  languages: Languages,
): Promise<(CountedCategory & { locale: Locale })[]> {
  return categoriesOfKind(db, languages).execute({ kind });
}

const categoriesOfKind = memoizeStatement((db: Database, languages: Languages) => {
  const name = categoryNameIn(db, categories.id, languages);
  return db
    .select({ id: categories.id, name: name.name, locale: name.locale, count: publishedInCategory() })
    .from(categories)
    .innerJoinLateral(name, sql`true`)
    .where(eq(categories.kind, sql.placeholder('kind')))
    .orderBy(asc(categories.position), asc(categories.id))
    .prepare('');
});

/** A subquery, cut to a page before the joins. */
function selectPosts(db: Database) {
  return db
    .select({
      id: posts.id,
      kind: posts.kind,
      categoryId: posts.categoryId,
      publishedAt: posts.publishedAt,
      thumbnail: posts.thumbnail,
      details: posts.details,
    })
    .from(posts);
}

type Row = {
  id: number;
  locale: Locale;
  locales: Locale[];
  title: string;
  summary: string;
  categoryId: number | null;
  categoryName: string | null;
  publishedAt: Date;
  thumbnail: string | null;
  details: Record<string, unknown>;
  translatedDetails: Record<string, unknown>;
};

/** Selects and cuts the page first, then joins. `more` is added to each row. */
export function selectRows<TMore extends Record<string, SQL<number>> = Record<never, never>>(
  db: Database,
  where: SQL | undefined,
  languages: Languages,
  { limit, offset }: Record<'limit' | 'offset', number | Placeholder>,
  more?: TMore,
) {
  const page = selectPosts(db)
    .where(where)
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  const title = titleIn(db, page.id, languages);
  const name = categoryNameIn(db, page.categoryId, languages);
  const whole = wholeLocalesIn(db, page.id, page.kind);
  return db
    .select({
      id: page.id,
      locale: title.locale,
      locales: whole.locales,
      title: title.title,
      summary: title.summary,
      categoryId: page.categoryId,
      categoryName: name.name,
      publishedAt: sql<Date>`${page.publishedAt}`.mapWith(posts.publishedAt),
      thumbnail: page.thumbnail,
      details: page.details,
      translatedDetails: title.details,
      ...(more ?? ({} as TMore)),
    })
    .from(page)
    .innerJoinLateral(title, sql`true`)
    .innerJoinLateral(whole, sql`true`)
    .leftJoinLateral(name, sql`true`)
    .orderBy(desc(page.publishedAt), desc(page.id));
}

function isListed(isOfCategory: boolean, day: Placeholder | null): SQL | undefined {
  return and(
    eq(posts.kind, sql.placeholder('kind')),
    isOfCategory ? eq(posts.categoryId, sql.placeholder('idCategory')) : undefined,
    upTo(day),
  );
}

const listedRows = memoizeStatement(
  (db: Database, languages: Languages, isOfCategory: boolean, isFromDay: boolean) => {
    const where = isListed(isOfCategory, isFromDay ? sql.placeholder('day') : null);
    const cut = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') };
    return selectRows(db, where, languages, cut).prepare('');
  },
);

const firstRows = memoizeStatement((db: Database, languages: Languages, isOfCategory: boolean) => {
  const where = isListed(isOfCategory, null);
  const cut = { limit: sql.placeholder('limit'), offset: 0 };
  return selectRows(db, where, languages, cut, { total: publishedInList(isOfCategory) }).prepare('');
});

export function toSummary<TDetails>({ details }: PostType<TDetails>, row: Row): PostSummary & TDetails {
  return {
    id: row.id,
    locale: row.locale,
    locales: row.locales,
    title: row.title,
    summary: row.summary,
    category: toCategory(row.categoryId, row.categoryName),
    publishedAt: row.publishedAt.toISOString(),
    thumbnail: row.thumbnail,
    ...v.parse(details, { ...row.details, ...row.translatedDetails }),
  };
}

/** The cost does not depend on the length of the list. */
export async function listPosts<TDetails>(
  db: Database,
  type: PostType<TDetails>,
  { idCategory, ...query }: PageQuery & Omit<PostFilter, 'kind'>,
  languages: Languages,
): Promise<Paged<PostSummary & TDetails>> {
  const { kind } = type;
  const isOfCategory = idCategory !== undefined;
  const toItems = (rows: Row[]) => rows.map((row) => toSummary(type, row));
  if (query.page === 1) {
    const rows = await firstRows(db, languages, isOfCategory).execute({
      kind,
      idCategory,
      limit: query.size,
    });
    return { items: toItems(rows), total: rows[0]?.total ?? 0 };
  }
  const { total, start } = await findAnchor(db, { kind, idCategory }, offsetOf(query));
  if (!start) return { items: [], total };
  const { day, skip } = start;
  const rows = await listedRows(db, languages, isOfCategory, day !== null).execute({
    kind,
    idCategory,
    day,
    limit: query.size,
    offset: skip,
  });
  return { items: toItems(rows), total };
}

const rowsById = memoizeStatement((db: Database, languages: Languages) => {
  const where = and(sql`${posts.id} = any(${sql.placeholder('ids')}::int[])`, isPublished);
  return selectRows(db, where, languages, { limit: maxPageSize, offset: 0 }).prepare('');
});

/** At most a page of them. */
export async function findPostsById(
  db: Database,
  ids: readonly number[],
  languages: Languages,
): Promise<Map<number, Omit<Row, 'categoryName'>>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsById(db, languages).execute({ ids });
  return new Map(rows.map((row) => [row.id, row]));
}

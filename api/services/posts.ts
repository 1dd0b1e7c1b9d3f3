import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { CountedCategory, NewsDetail, NewsSummary, PostKind } from '#contract/posts.ts';
import type { Database } from '../db/database.ts';
import { categories, categoryTranslations, posts, postTranslations } from '../db/schema/index.ts';
import { byFallback } from './translations.ts';

/** Items that visitors may see: what is dated in the future is not published yet. */
const isPublished = sql`${posts.publishedAt} <= now()`;

/** The one translation of a post to serve for `locale`, as a lateral join. */
function titleIn(db: Database, locale: Locale) {
  return db
    .select({
      locale: postTranslations.locale,
      title: postTranslations.title,
      summary: postTranslations.summary,
    })
    .from(postTranslations)
    .where(eq(postTranslations.postId, posts.id))
    .orderBy(byFallback(postTranslations.locale, locale))
    .limit(1)
    .as('title');
}

function contentIn(db: Database, locale: Locale) {
  return db
    .select({ contentLocale: postTranslations.locale, content: postTranslations.content })
    .from(postTranslations)
    .where(and(eq(postTranslations.postId, posts.id), isNotNull(postTranslations.content)))
    .orderBy(byFallback(postTranslations.locale, locale))
    .limit(1)
    .as('body');
}

function categoryNameIn(db: Database, locale: Locale) {
  return db
    .select({ name: categoryTranslations.name })
    .from(categoryTranslations)
    .where(eq(categoryTranslations.categoryId, categories.id))
    .orderBy(byFallback(categoryTranslations.locale, locale))
    .limit(1);
}

/**
 * Categories of one kind of post in their order, with the number of published items in each.
 */
export function listPostCategories(db: Database, kind: PostKind, locale: Locale): Promise<CountedCategory[]> {
  const name = categoryNameIn(db, locale).as('name');
  return db
    .select({ id: categories.id, name: name.name, count: count(posts.id) })
    .from(categories)
    .innerJoinLateral(name, sql`true`)
    .leftJoin(posts, and(eq(posts.categoryId, categories.id), isPublished))
    .where(eq(categories.kind, kind))
    .groupBy(categories.id, name.name)
    .orderBy(asc(categories.position), asc(categories.id));
}

type PostFilter = { kind: PostKind; idCategory?: number | undefined };

function matches({ kind, idCategory }: PostFilter) {
  return and(
    eq(posts.kind, kind),
    isPublished,
    idCategory === undefined ? undefined : eq(posts.categoryId, idCategory),
  );
}

/** Columns and joins that a list item and a detail have in common. */
function summaries(db: Database, locale: Locale) {
  const title = titleIn(db, locale);
  const name = categoryNameIn(db, locale).as('name');
  const columns = {
    id: posts.id,
    locale: title.locale,
    title: title.title,
    summary: title.summary,
    categoryId: posts.categoryId,
    categoryName: name.name,
    publishedAt: sql<Date>`${posts.publishedAt}`.mapWith(posts.publishedAt),
  };
  return { title, name, columns };
}

type SummaryRow = {
  id: number;
  locale: Locale;
  title: string;
  summary: string;
  categoryId: number | null;
  categoryName: string | null;
  publishedAt: Date;
};

function toSummary(row: SummaryRow): NewsSummary {
  const { categoryId, categoryName, publishedAt, ...item } = row;
  return {
    ...item,
    category: categoryId === null || categoryName === null ? null : { id: categoryId, name: categoryName },
    publishedAt: publishedAt.toISOString(),
    thumbnail: null,
  };
}

/**
 * One page of published posts, newest first, and how many there are in all.
 * @param page 1 or more
 * @param size items a page
 */
export async function listPosts(
  db: Database,
  filter: PostFilter & { page: number; size: number },
  locale: Locale,
): Promise<{ items: NewsSummary[]; total: number }> {
  const { title, name, columns } = summaries(db, locale);
  const [rows, totals] = await Promise.all([
    db
      .select(columns)
      .from(posts)
      .innerJoinLateral(title, sql`true`)
      .leftJoin(categories, eq(categories.id, posts.categoryId))
      .leftJoinLateral(name, sql`true`)
      .where(matches(filter))
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(filter.size)
      .offset((filter.page - 1) * filter.size),
    db.select({ total: count() }).from(posts).where(matches(filter)),
  ]);
  return { items: rows.map(toSummary), total: totals[0]?.total ?? 0 };
}

/** The published neighbour of a post on one side of it in the order of the list. */
async function findNeighbour(
  db: Database,
  post: { kind: PostKind; id: number; publishedAt: Date },
  side: 'older' | 'newer',
  locale: Locale,
): Promise<NewsDetail['next']> {
  const title = titleIn(db, locale);
  const position = sql`(${posts.publishedAt}, ${posts.id})`;
  const here = sql`(${post.publishedAt.toISOString()}::timestamptz, ${post.id}::integer)`;
  const order = side === 'older' ? desc : asc;
  const [row] = await db
    .select({ id: posts.id, locale: title.locale, title: title.title })
    .from(posts)
    .innerJoinLateral(title, sql`true`)
    .where(
      and(
        eq(posts.kind, post.kind),
        isPublished,
        side === 'older' ? sql`${position} < ${here}` : sql`${position} > ${here}`,
      ),
    )
    .orderBy(order(posts.publishedAt), order(posts.id))
    .limit(1);
  return row ?? null;
}

/** A published post with its content and neighbours, or undefined when there is none with that id. */
export async function findPost(
  db: Database,
  kind: PostKind,
  id: number,
  locale: Locale,
): Promise<NewsDetail | undefined> {
  const { title, name, columns } = summaries(db, locale);
  const body = contentIn(db, locale);
  const [row] = await db
    .select({ ...columns, content: body.content, contentLocale: body.contentLocale })
    .from(posts)
    .innerJoinLateral(title, sql`true`)
    .leftJoinLateral(body, sql`true`)
    .leftJoin(categories, eq(categories.id, posts.categoryId))
    .leftJoinLateral(name, sql`true`)
    .where(and(eq(posts.id, id), eq(posts.kind, kind), isPublished));
  if (!row) return undefined;
  const { content, contentLocale, ...summary } = row;
  const here = { kind, id, publishedAt: row.publishedAt };
  const [previous, next] = await Promise.all([
    findNeighbour(db, here, 'older', locale),
    findNeighbour(db, here, 'newer', locale),
  ]);
  return {
    ...toSummary(summary),
    content: content ?? '',
    ...(contentLocale === null || contentLocale === row.locale ? {} : { contentLocale }),
    files: [],
    previous,
    next,
  };
}

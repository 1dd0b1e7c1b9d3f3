import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import {
  type ArticleDetail,
  type CountedCategory,
  type Neighbour,
  type PostKind,
  type PostSummary,
  postDetailSchemas,
} from '#contract/posts.ts';
import type { Database } from '../db/database.ts';
import { categories, posts } from '../db/schema/index.ts';
import { listFiles } from './files.ts';
import { offsetOf, type Paged, type PageQuery } from './pages.ts';
import { findAnchor, isPublished, type PostFilter, publishedInCategory, upTo } from './post-anchor.ts';
import { categoryNameIn, contentIn, titleIn, toCategory } from './post-joins.ts';

/** A kind of post, with the schema of what it has beside the common fields. */
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

/** Categories of one kind of post in their order, with the number of published items in each. */
export function listPostCategories(
  db: Database,
  kind: PostKind,
  locale: Locale,
): Promise<(CountedCategory & { locale: Locale })[]> {
  const name = categoryNameIn(db, categories.id, locale);
  return db
    .select({ id: categories.id, name: name.name, locale: name.locale, count: publishedInCategory() })
    .from(categories)
    .innerJoinLateral(name, sql`true`)
    .where(eq(categories.kind, kind))
    .orderBy(asc(categories.position), asc(categories.id));
}

/** Posts in a subquery of their own: it is cut to a page before anything is joined to it. */
function selectPosts(db: Database) {
  return db
    .select({
      id: posts.id,
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
  title: string;
  summary: string;
  categoryId: number | null;
  categoryName: string | null;
  publishedAt: Date;
  thumbnail: string | null;
  details: Record<string, unknown>;
  translatedDetails: Record<string, unknown>;
};

/** A page of posts as rows: chosen and cut by `where` and the numbers first, then joined with what is shown. */
function readRows(
  db: Database,
  where: SQL | undefined,
  locale: Locale,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> {
  const page = selectPosts(db)
    .where(where)
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  const title = titleIn(db, page.id, locale);
  const name = categoryNameIn(db, page.categoryId, locale);
  return db
    .select({
      id: page.id,
      locale: title.locale,
      title: title.title,
      summary: title.summary,
      categoryId: page.categoryId,
      categoryName: name.name,
      publishedAt: sql<Date>`${page.publishedAt}`.mapWith(posts.publishedAt),
      thumbnail: page.thumbnail,
      details: page.details,
      translatedDetails: title.details,
    })
    .from(page)
    .innerJoinLateral(title, sql`true`)
    .leftJoinLateral(name, sql`true`)
    .orderBy(desc(page.publishedAt), desc(page.id));
}

function toSummary<TDetails>({ details }: PostType<TDetails>, row: Row): PostSummary & TDetails {
  return {
    id: row.id,
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    category: toCategory(row.categoryId, row.categoryName),
    publishedAt: row.publishedAt.toISOString(),
    thumbnail: row.thumbnail,
    ...v.parse(details, { ...row.details, ...row.translatedDetails }),
  };
}

/** One page of published posts, newest first, and how many there are in all. The cost does not grow with the list. */
export async function listPosts<TDetails>(
  db: Database,
  type: PostType<TDetails>,
  { idCategory, ...query }: PageQuery & Omit<PostFilter, 'kind'>,
  locale: Locale,
): Promise<Paged<PostSummary & TDetails>> {
  const { kind } = type;
  const { total, start } = await findAnchor(db, { kind, idCategory }, offsetOf(query));
  if (!start) return { items: [], total };
  const isListed = and(
    eq(posts.kind, kind),
    idCategory === undefined ? undefined : eq(posts.categoryId, idCategory),
    upTo(start.day),
  );
  const rows = await readRows(db, isListed, locale, { limit: query.size, offset: start.skip });
  return { items: rows.map((row) => toSummary(type, row)), total };
}

/** Published posts of any kinds by their ids: what a search has found. */
export async function findPostsById(
  db: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, Omit<Row, 'categoryName'>>> {
  if (ids.length === 0) return new Map();
  const where = and(inArray(posts.id, [...ids]), isPublished);
  const rows = await readRows(db, where, locale, { limit: ids.length, offset: 0 });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The published neighbour of a post on one side of it in the order of the list. */
async function findNeighbour(
  db: Database,
  post: { kind: PostKind; id: number; publishedAt: Date },
  side: 'older' | 'newer',
  locale: Locale,
): Promise<Neighbour> {
  const title = titleIn(db, posts.id, locale);
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

/** A published post with its content, files and neighbours, or undefined when there is none with that id. */
export async function findPost<TDetails>(
  db: Database,
  type: PostType<TDetails>,
  id: number,
  locale: Locale,
): Promise<(PostSummary & TDetails & ArticleDetail) | undefined> {
  const { kind } = type;
  const where = and(eq(posts.id, id), eq(posts.kind, kind), isPublished);
  const [row] = await readRows(db, where, locale, { limit: 1, offset: 0 });
  if (!row) return undefined;
  const body = contentIn(db, sql`${id}`, locale);
  const here = { kind, id, publishedAt: row.publishedAt };
  const [[content], files, previous, next] = await Promise.all([
    db.select().from(body),
    listFiles(db, { postId: id }),
    findNeighbour(db, here, 'older', locale),
    findNeighbour(db, here, 'newer', locale),
  ]);
  return {
    ...toSummary(type, row),
    content: content?.content ?? '',
    ...(content && content.contentLocale !== row.locale ? { contentLocale: content.contentLocale } : {}),
    files,
    previous,
    next,
  };
}

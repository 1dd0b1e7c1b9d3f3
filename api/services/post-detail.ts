import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Languages } from '#contract/locales.ts';
import type { ArticleDetail, Neighbour, PostKind, PostSummary } from '#contract/posts.ts';
import type { Database } from '../db/database.ts';
import { posts } from '../db/schema/index.ts';
import { listFiles } from './files.ts';
import { listProductsOf } from './material-evidence.ts';
import { isPublished } from './post-anchor.ts';
import { contentIn, titleIn } from './post-joins.ts';
import { type PostType, selectRows, toSummary } from './posts.ts';

async function findNeighbour(
  db: Database,
  post: { kind: PostKind; id: number; publishedAt: Date },
  side: 'older' | 'newer',
  languages: Languages,
): Promise<Neighbour> {
  const title = titleIn(db, posts.id, languages);
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

export async function findPost<TDetails>(
  db: Database,
  type: PostType<TDetails>,
  id: number,
  languages: Languages,
): Promise<(PostSummary & TDetails & ArticleDetail) | undefined> {
  const { kind } = type;
  const where = and(eq(posts.id, id), eq(posts.kind, kind), isPublished);
  const [row] = await selectRows(db, where, languages, { limit: 1, offset: 0 });
  if (!row) return undefined;
  const body = contentIn(db, sql`${id}`, languages);
  const here = { kind, id, publishedAt: row.publishedAt };
  const [[content], files, products, previous, next] = await Promise.all([
    db.select().from(body),
    listFiles(db, { postId: id }),
    listProductsOf(db, id, languages),
    findNeighbour(db, here, 'older', languages),
    findNeighbour(db, here, 'newer', languages),
  ]);
  return {
    ...toSummary(type, row),
    content: content?.content ?? '',
    ...(content && content.contentLocale !== row.locale ? { contentLocale: content.contentLocale } : {}),
    files,
    products,
    previous,
    next,
  };
}

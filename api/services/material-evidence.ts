import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Evidence } from '#contract/evidence-schema.ts';
import type { Languages } from '#contract/locales.ts';
import type { ProductReference } from '#contract/posts.ts';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import type { Database } from '../db/database.ts';
import { posts, products } from '../db/schema/index.ts';
import { isPublished } from './post-anchor.ts';
import { categoryNameIn, titleIn } from './post-joins.ts';
import { isPublishedProduct, productTranslationIn } from './products.ts';

/* `details.products` of a post has the slugs of the products that it is about. */

const maxEvidence = 100;

const sourceOf = sql<string | null>`case ${posts.kind} when 'patent' then ${posts.details}->>'number'
  when 'thesis' then concat_ws(', ', ${posts.details}->>'journal', ${posts.details}->>'year') end`;

const evidenceOf = memoizeStatement((db: Database, languages: Languages) => {
  const title = titleIn(db, posts.id, languages);
  const category = categoryNameIn(db, posts.categoryId, languages);
  const article = db
    .select({
      kind: sql<Evidence['kind']>`${posts.kind}`.as('kind'),
      id: posts.id,
      locale: title.locale,
      title: title.title,
      category: category.name,
      source: sourceOf.as('source'),
      publishedAt: sql<Date>`${posts.publishedAt}`.mapWith(posts.publishedAt).as('article_date'),
    })
    .from(posts)
    .innerJoinLateral(title, sql`true`)
    .leftJoinLateral(category, sql`true`)
    .where(
      and(
        sql`${posts.details}->'products' ? ${products.slug}`,
        inArray(posts.kind, ['thesis', 'patent', 'news']),
        isPublished,
      ),
    )
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(maxEvidence)
    .as('article');
  return db
    .select({
      productId: products.id,
      kind: article.kind,
      id: article.id,
      locale: article.locale,
      title: article.title,
      category: article.category,
      source: article.source,
      publishedAt: article.publishedAt,
    })
    .from(products)
    .innerJoinLateral(article, sql`true`)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(products.id, desc(article.publishedAt), desc(article.id))
    .prepare('');
});

/** Papers, patents and news about each product, newest first; at most 100 each. @param ids of products */
export async function readEvidence(
  db: Database,
  ids: readonly number[],
  languages: Languages,
): Promise<Map<number, Evidence[]>> {
  const rows = await evidenceOf(db, languages).execute({ ids });
  const groups = Map.groupBy(rows, ({ productId }) => productId);
  return new Map(
    [...groups].map(([id, group]) => [
      id,
      group.map(({ productId: _, publishedAt, ...item }) => ({
        ...item,
        publishedAt: publishedAt.toISOString(),
      })),
    ]),
  );
}

const productsOf = memoizeStatement((db: Database, languages: Languages) => {
  const translation = productTranslationIn(db, products.id, languages);
  return db
    .select({
      id: products.id,
      locale: translation.locale,
      name: translation.name,
      code: sql<string | null>`${translation.comparison}->>'code'`,
    })
    .from(products)
    .innerJoin(posts, sql`${posts.details}->'products' ? ${products.slug}`)
    .innerJoinLateral(translation, sql`true`)
    .where(and(eq(posts.id, sql.placeholder('id')), isPublishedProduct))
    .orderBy(asc(products.type), asc(products.position), asc(products.id))
    .prepare('');
});

/** The public products that a post is about. @param id of the post */
export function listProductsOf(db: Database, id: number, languages: Languages): Promise<ProductReference[]> {
  return productsOf(db, languages).execute({ id });
}

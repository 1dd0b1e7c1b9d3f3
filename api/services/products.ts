import { and, asc, type Column, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Languages, Locale } from '#contract/locales.ts';
import type { Product, ProductOption, ProductType } from '#contract/products.ts';
import type { Suitability } from '#contract/suitability.ts';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import type { Database } from '../db/database.ts';
import { pharmacyProducts, products, productTranslations, relatedProducts } from '../db/schema/index.ts';
import { offsetOf, type Paged, type PageQuery } from './page-info.ts';
import { isPublic } from './published.ts';
import { byFallback } from './translations.ts';

export const isPublishedProduct = isPublic(products.publishedAt);

export function productTranslationIn(db: Database, productId: Column, languages: Languages) {
  return db
    .select({
      locale: productTranslations.locale,
      name: productTranslations.name,
      summary: productTranslations.summary,
      specifications: productTranslations.specifications,
      comparison: productTranslations.comparison,
    })
    .from(productTranslations)
    .where(eq(productTranslations.productId, productId))
    .orderBy(byFallback(productTranslations.locale, languages))
    .limit(1)
    .as('translation');
}

const relatedIds = sql<number[]>`array(
  select neighbour.id from ${relatedProducts} as link
  join ${products} as neighbour on neighbour.id = link.related_id and ${isPublic(sql`neighbour.published_at`)}
  where link.product_id = ${products.id}
  order by link.position, neighbour.id)`;

const itemLocales = sql<Locale[]>`array(
  select known.locale from ${productTranslations} as known where known.product_id = ${products.id} order by 1)`;

function selectProducts(db: Database, languages: Languages) {
  const translation = productTranslationIn(db, products.id, languages);
  return db
    .select({
      id: products.id,
      type: products.type,
      locale: translation.locale,
      name: translation.name,
      summary: translation.summary,
      image: products.image,
      price: products.price,
      specifications: translation.specifications,
      comparison: translation.comparison,
      relatedIds,
      locales: itemLocales,
      suitability: sql<Suitability | null>`${products.measurements}->'suitability'`,
    })
    .from(products)
    .innerJoinLateral(translation, sql`true`);
}

async function countProducts(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(where);
  return row?.total ?? 0;
}

async function listWhere(
  db: Database,
  where: SQL | undefined,
  order: SQL[],
  query: PageQuery,
  languages: Languages,
): Promise<Paged<Product>> {
  const [items, total] = await Promise.all([
    selectProducts(db, languages)
      .where(where)
      .orderBy(...order)
      .limit(query.size)
      .offset(offsetOf(query)),
    countProducts(db, where),
  ]);
  return { items, total };
}

const ownOrder = [asc(products.type), asc(products.position), asc(products.id)];

export function listProducts(
  db: Database,
  type: ProductType,
  query: PageQuery,
  languages: Languages,
): Promise<Paged<Product>> {
  return listWhere(db, and(eq(products.type, type), isPublishedProduct), ownOrder, query, languages);
}

/** Without an id: the most related ones. */
export function listRelatedProducts(
  db: Database,
  { idProduct, ...query }: PageQuery & { idProduct?: number | undefined },
  languages: Languages,
): Promise<Paged<Product>> {
  const from = sql`select related_products.position from ${relatedProducts} as related_products
    join ${products} as origin on origin.id = related_products.product_id
      and ${isPublic(sql`origin.published_at`)}
    where related_products.related_id = ${products.id}`;
  if (idProduct === undefined) {
    const related = sql`(select count(*) from (${from}) as origins)`;
    return listWhere(
      db,
      and(isPublishedProduct, sql`exists (${from})`),
      [desc(related), ...ownOrder],
      query,
      languages,
    );
  }
  const fromOne = sql`${from} and related_products.product_id = ${idProduct}`;
  return listWhere(
    db,
    and(isPublishedProduct, sql`exists (${fromOne})`),
    [sql`(${fromOne})`, asc(products.id)],
    query,
    languages,
  );
}

type OptionFilter = {
  type?: ProductType | undefined;
  active?: boolean | undefined;
  relativePharmacy?: boolean | undefined;
};

export function listProductOptions(
  db: Database,
  { type, active, relativePharmacy }: OptionFilter,
  languages: Languages,
): Promise<ProductOption[]> {
  const translation = productTranslationIn(db, products.id, languages);
  const sold = db
    .select({ one: sql`1` })
    .from(pharmacyProducts)
    .where(eq(pharmacyProducts.productId, products.id));
  const isInPharmacies = sql`(${products.inPharmacies} or exists ${sold})`;
  return db
    .select({
      id: products.id,
      type: products.type,
      locale: translation.locale,
      name: translation.name,
      active: products.active,
      sampleGrams: products.sampleGrams,
      code: sql<string | null>`${translation.comparison}->>'code'`,
    })
    .from(products)
    .innerJoinLateral(translation, sql`true`)
    .where(
      and(
        isPublishedProduct,
        type && eq(products.type, type),
        active === undefined ? undefined : eq(products.active, active),
        relativePharmacy === undefined ? undefined : sql`${isInPharmacies} = ${relativePharmacy}`,
      ),
    )
    .orderBy(...ownOrder);
}

const productsById = memoizeStatement((db: Database, languages: Languages) =>
  selectProducts(db, languages)
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`, isPublishedProduct))
    .prepare(''),
);

export async function findProductsById(
  db: Database,
  ids: readonly number[],
  languages: Languages,
): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await productsById(db, languages).execute({ ids });
  return new Map(rows.map((row) => [row.id, row]));
}

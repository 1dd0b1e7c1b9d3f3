import { and, eq, sql } from 'drizzle-orm';
import type { Languages } from '#contract/locales.ts';
import type { Material, Measurements } from '#contract/materials.ts';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import type { Database } from '../db/database.ts';
import { products, productTranslations } from '../db/schema/index.ts';
import { readEvidence } from './material-evidence.ts';
import { findProductsById, isPublishedProduct } from './products.ts';
import { byFallback } from './translations.ts';

type Stored = NonNullable<(typeof products.$inferSelect)['measurements']>;

function withoutSuitability({ suitability: _, ...measurements }: Stored): Measurements {
  return measurements;
}

const noNotes = { uses: [], formulation: [], notShown: [] };

/** Each language of an item has its code, which is the same in all. */
const idOfCode = memoizeStatement((db: Database) =>
  db
    .select({ id: products.id, measurements: products.measurements })
    .from(products)
    .innerJoin(productTranslations, eq(productTranslations.productId, products.id))
    .where(
      and(
        eq(products.type, 'material'),
        isPublishedProduct,
        sql`lower(translate(${productTranslations.comparison}->>'code', ' -', '')) = ${sql.placeholder('key')}`,
      ),
    )
    .limit(1)
    .prepare(''),
);

const notesOf = memoizeStatement((db: Database, languages: Languages) =>
  db
    .select({ notes: productTranslations.notes })
    .from(productTranslations)
    .where(eq(productTranslations.productId, sql.placeholder('id')))
    .orderBy(byFallback(productTranslations.locale, languages))
    .limit(1)
    .prepare(''),
);

/** @param code in any case, with or without hyphens and spaces */
export async function findMaterial(
  db: Database,
  code: string,
  languages: Languages,
): Promise<Material | undefined> {
  const [found] = await idOfCode(db).execute({ key: code.replaceAll(/[ -]/g, '').toLowerCase() });
  if (!found) return undefined;
  const { id } = found;
  const [byId, [texts], evidence] = await Promise.all([
    findProductsById(db, [id], languages),
    notesOf(db, languages).execute({ id }),
    readEvidence(db, [id], languages),
  ]);
  const product = byId.get(id);
  const measurements = found.measurements && withoutSuitability(found.measurements);
  return (
    product && { ...product, measurements, notes: texts?.notes ?? noNotes, evidence: evidence.get(id) ?? [] }
  );
}

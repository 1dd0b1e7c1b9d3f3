import { and, asc, type Column, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Languages, Locale } from '#contract/locales.ts';
import type { Pharmacy, PharmacyQuery } from '#contract/pharmacies.ts';
import type { Database } from '../db/database.ts';
import {
  pharmacies,
  pharmacyProducts,
  pharmacyTranslations,
  placeLabels,
  products,
} from '../db/schema/index.ts';
import { offsetOf, type Paged } from './page-info.ts';
import { joinPlaces, loadPlaceLabels, type PlaceKind, type PlaceLabels } from './places.ts';
import { isPublishedProduct, productTranslationIn } from './products.ts';
import { queryWords } from './search-text.ts';
import { byFallback } from './translations.ts';

type Row = Omit<typeof pharmacies.$inferSelect, 'slug' | 'closedAt' | 'editedAt' | 'editedBy'> & {
  locale: Locale;
  name: string;
  address: string;
};

function sells(idProduct: number): SQL {
  return sql`exists (select from ${pharmacyProducts} join ${products} on ${products.id} = ${pharmacyProducts.productId}
    where ${pharmacyProducts.pharmacyId} = ${pharmacies.id} and ${products.id} = ${idProduct} and ${isPublishedProduct})`;
}

const holds = (word: string, text: SQL) => sql`position(${word} in lower(${text})) > 0`;

/** Provinces and districts have names in each language, addresses in two. */
function isWithin(word: string): SQL {
  const found = (kind: PlaceKind) =>
    sql`from ${placeLabels} where ${placeLabels.kind} = ${kind} and ${holds(word, sql`${placeLabels.label}`)}`;
  return sql`${pharmacies.siNm} in (select ${placeLabels.name} ${found('siNm')})
    or (${pharmacies.siNm}, ${pharmacies.sggNm}) in (select ${placeLabels.parent}, ${placeLabels.name} ${found('sggNm')})`;
}

/** Not a LIKE pattern: % and _ are literal. */
function isNamed(query: string): SQL {
  const text = sql`${pharmacyTranslations.name} || ' ' || ${pharmacyTranslations.address} || ' ' || coalesce(${pharmacies.subwayName}, '')`;
  const holdsAll = queryWords(query).map((word) => sql`(${holds(word, text)} or ${isWithin(word)})`);
  return sql`exists (select from ${pharmacyTranslations} where ${and(
    eq(pharmacyTranslations.pharmacyId, pharmacies.id),
    ...holdsAll,
  )})`;
}

function is(column: Column, value: string | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

function matches(query: PharmacyQuery): SQL | undefined {
  return and(
    isNull(pharmacies.closedAt),
    is(pharmacies.siNm, query.siNm),
    is(pharmacies.sggNm, query.sggNm),
    is(pharmacies.subwayArea, query.subwayArea),
    is(pharmacies.subwayLine, query.subwayLine),
    is(pharmacies.subwayName, query.subwayName),
    query.idProduct === undefined ? undefined : sells(query.idProduct),
    query.query === undefined ? undefined : isNamed(query.query),
  );
}

function readRows(
  db: Database,
  where: SQL | undefined,
  query: PharmacyQuery,
  languages: Languages,
): Promise<Row[]> {
  const translation = db
    .select({
      locale: pharmacyTranslations.locale,
      name: pharmacyTranslations.name,
      address: pharmacyTranslations.address,
    })
    .from(pharmacyTranslations)
    .where(eq(pharmacyTranslations.pharmacyId, pharmacies.id))
    .orderBy(byFallback(pharmacyTranslations.locale, languages))
    .limit(1)
    .as('translation');
  return db
    .select({
      id: pharmacies.id,
      locale: translation.locale,
      name: translation.name,
      address: translation.address,
      siNm: pharmacies.siNm,
      sggNm: pharmacies.sggNm,
      subwayArea: pharmacies.subwayArea,
      subwayLine: pharmacies.subwayLine,
      subwayName: pharmacies.subwayName,
      phone: pharmacies.phone,
      latitude: pharmacies.latitude,
      longitude: pharmacies.longitude,
    })
    .from(pharmacies)
    .innerJoinLateral(translation, sql`true`)
    .where(where)
    .orderBy(asc(pharmacies.id))
    .limit(query.size)
    .offset(offsetOf(query));
}

async function readSold(db: Database, ids: number[], languages: Languages) {
  const translation = productTranslationIn(db, products.id, languages);
  const rows = await db
    .select({ pharmacyId: pharmacyProducts.pharmacyId, id: products.id, name: translation.name })
    .from(pharmacyProducts)
    .innerJoin(products, eq(products.id, pharmacyProducts.productId))
    .innerJoinLateral(translation, sql`true`)
    .where(and(inArray(pharmacyProducts.pharmacyId, ids), isPublishedProduct))
    .orderBy(asc(products.type), asc(products.position), asc(products.id));
  return Map.groupBy(rows, ({ pharmacyId }) => pharmacyId);
}

function subwayOf({ subwayArea, subwayLine, subwayName }: Row, labelOf: PlaceLabels): Pharmacy['subway'] {
  if (subwayArea === null || subwayLine === null || subwayName === null) return null;
  const line = labelOf('subwayLine', subwayArea, subwayLine);
  const station = labelOf('subwayName', subwayLine, subwayName);
  return { area: subwayArea, line: subwayLine, name: subwayName, label: joinPlaces(line, station) };
}

export async function listPharmacies(
  db: Database,
  query: PharmacyQuery,
  languages: Languages,
): Promise<Paged<Pharmacy>> {
  const where = matches(query);
  const [rows, totals] = await Promise.all([
    readRows(db, where, query, languages),
    db.select({ total: count() }).from(pharmacies).where(where),
  ]);
  const total = totals[0]?.total ?? 0;
  if (rows.length === 0) return { items: [], total };
  const ids = rows.map(({ id }) => id);
  const names = rows.flatMap((row) => [row.siNm, row.sggNm, row.subwayLine ?? '', row.subwayName ?? '']);
  const [sold, labelOf] = await Promise.all([
    readSold(db, ids, languages),
    loadPlaceLabels(db, names, languages),
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    locale: row.locale,
    name: row.name,
    address: row.address,
    siNm: row.siNm,
    sggNm: row.sggNm,
    label: joinPlaces(labelOf('siNm', '', row.siNm), labelOf('sggNm', row.siNm, row.sggNm)),
    subway: subwayOf(row, labelOf),
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    products: (sold.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
  }));
  return { items, total };
}

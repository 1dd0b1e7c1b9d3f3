import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Districts, withDeclared } from '#api/content/districts.ts';
import provinceData from '#api/content/province-boxes.json' with { type: 'json' };
import type { Database, Transaction } from '#api/db/database.ts';
import { pharmacies, placeLabels, products } from '#api/db/schema/index.ts';
import type { Languages } from '#contract/locales.ts';
import type { PharmacyPlaces } from '#contract/staff-pharmacies.ts';
import { isPublishedProduct, productTranslationIn } from '../products.ts';
import type { StaffActor } from '../staff/authorize.ts';

const boxes = new Map(
  Object.entries(provinceData.boxes).map(([province, [south = 0, west = 0, north = 0, east = 0]]) => [
    province,
    { south, west, north, east },
  ]),
);

/** True for a province without data. */
export function isInProvince(siNm: string, latitude: number, longitude: number): boolean {
  const box = boxes.get(siNm);
  if (!box) return true;
  const isBetween = (value: number, low: number, high: number) => value >= low && value <= high;
  return isBetween(latitude, box.south, box.north) && isBetween(longitude, box.west, box.east);
}

/** The official districts, and those that content folders declared. */
export async function loadDistricts(db: Database | Transaction): Promise<Districts> {
  const { kind, parent, name } = placeLabels;
  const rows = await db
    .selectDistinct({ kind, parent, name })
    .from(placeLabels)
    .where(inArray(kind, ['siNm', 'sggNm']));
  return withDeclared(rows);
}

export function listSoldProducts(db: Database | Transaction, languages: Languages) {
  const translation = productTranslationIn(db, products.id, languages);
  return db
    .select({ id: products.id, key: products.slug, name: translation.name })
    .from(products)
    .innerJoinLateral(translation, sql`true`)
    .where(and(eq(products.inPharmacies, true), isPublishedProduct))
    .orderBy(products.position, products.id);
}

export async function listPharmacyPlaces(
  db: Database,
  _actor: StaffActor<'pharmacies.read'>,
  languages: Languages,
): Promise<PharmacyPlaces> {
  const [districts, stations, sold] = await Promise.all([
    loadDistricts(db),
    db
      .selectDistinct({
        area: sql<string>`${pharmacies.subwayArea}`,
        line: sql<string>`${pharmacies.subwayLine}`,
        name: sql<string>`${pharmacies.subwayName}`,
      })
      .from(pharmacies)
      .where(isNotNull(pharmacies.subwayName))
      .orderBy(sql`1, 2, 3`),
    listSoldProducts(db, languages),
  ]);
  return {
    provinces: [...districts].map(([name, names]) => ({
      name,
      districts: [...names].toSorted((one, other) => one.localeCompare(other, 'ko')),
      box: boxes.get(name) ?? null,
    })),
    stations,
    products: sold,
  };
}

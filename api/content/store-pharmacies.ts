import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Database, Transaction } from '../db/database.ts';
import { pharmacies, pharmacyProducts, pharmacyTranslations } from '../db/schema/index.ts';
import { byLocale, excluded, inBatches } from './changes.ts';

/** A pharmacy with all that staff and content folders set. Translations are in the order of their languages. */
export type PharmacyContent = {
  phone: string | null;
  siNm: string;
  sggNm: string;
  subwayArea: string | null;
  subwayLine: string | null;
  subwayName: string | null;
  latitude: number;
  longitude: number;
  productIds: number[];
  translations: { locale: Locale; name: string; address: string }[];
  isClosed: boolean;
};

export type StoredPharmacy = {
  id: number;
  slug: string;
  editedAt: Date | null;
  editedBy: number | null;
  content: PharmacyContent;
};

export type NewPharmacy = { slug: string; content: PharmacyContent };

type Edit = { editedAt: Date | null; editedBy: number | null };

async function withParts(
  db: Database | Transaction,
  rows: (typeof pharmacies.$inferSelect)[],
): Promise<StoredPharmacy[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const translations = await db
    .select()
    .from(pharmacyTranslations)
    .where(inArray(pharmacyTranslations.pharmacyId, ids));
  const sold = await db
    .select()
    .from(pharmacyProducts)
    .where(inArray(pharmacyProducts.pharmacyId, ids))
    .orderBy(pharmacyProducts.productId);
  const translationsById = Map.groupBy(translations, ({ pharmacyId }) => pharmacyId);
  const soldById = Map.groupBy(sold, ({ pharmacyId }) => pharmacyId);
  return rows.map(({ id, slug, closedAt, editedAt, editedBy, ...place }) => ({
    id,
    slug,
    editedAt,
    editedBy,
    content: {
      ...place,
      productIds: (soldById.get(id) ?? []).map(({ productId }) => productId),
      translations: byLocale(
        (translationsById.get(id) ?? []).map(({ locale, name, address }) => ({ locale, name, address })),
      ),
      isClosed: closedAt !== null,
    },
  }));
}

/** @param where undefined: all */
export async function loadPharmacies(tx: Transaction, where?: SQL): Promise<StoredPharmacy[]> {
  const rows = await tx.select().from(pharmacies).where(where).orderBy(pharmacies.id);
  return withParts(tx, rows);
}

/** @param locks holds the row until the transaction ends */
export async function findPharmacy(
  db: Database | Transaction,
  id: number,
  { locks = false }: { locks?: boolean } = {},
): Promise<StoredPharmacy | undefined> {
  const query = db.select().from(pharmacies).where(eq(pharmacies.id, id));
  const [found] = await withParts(db, await (locks ? query.for('update') : query));
  return found;
}

async function storeBatch(tx: Transaction, list: readonly NewPharmacy[], edit: Edit): Promise<number[]> {
  const closedAt = new Date();
  const stored = await tx
    .insert(pharmacies)
    .values(
      list.map(({ slug, content: { productIds: _products, translations: _texts, isClosed, ...place } }) => ({
        ...place,
        slug,
        closedAt: isClosed ? closedAt : null,
        ...edit,
      })),
    )
    .onConflictDoUpdate({
      target: pharmacies.slug,
      set: {
        phone: excluded('phone'),
        siNm: excluded('si_nm'),
        sggNm: excluded('sgg_nm'),
        subwayArea: excluded('subway_area'),
        subwayLine: excluded('subway_line'),
        subwayName: excluded('subway_name'),
        latitude: excluded('latitude'),
        longitude: excluded('longitude'),
        closedAt: excluded('closed_at'),
        editedAt: excluded('edited_at'),
        editedBy: excluded('edited_by'),
      },
    })
    .returning({ id: pharmacies.id, slug: pharmacies.slug });
  const ids = stored.map(({ id }) => id);
  const contents = new Map(list.map(({ slug, content }) => [slug, content]));
  await tx.delete(pharmacyTranslations).where(inArray(pharmacyTranslations.pharmacyId, ids));
  await tx.delete(pharmacyProducts).where(inArray(pharmacyProducts.pharmacyId, ids));
  const translations = stored.flatMap(({ id, slug }) =>
    (contents.get(slug)?.translations ?? []).map((translation) => ({ pharmacyId: id, ...translation })),
  );
  for (const batch of inBatches(translations)) await tx.insert(pharmacyTranslations).values(batch);
  const sold = stored.flatMap(({ id, slug }) =>
    (contents.get(slug)?.productIds ?? []).map((productId) => ({ pharmacyId: id, productId })),
  );
  for (const batch of inBatches(sold)) await tx.insert(pharmacyProducts).values(batch);
  return ids;
}

/** Adds pharmacies, and replaces those with the same slug. Returns their ids. */
export async function storePharmacies(
  tx: Transaction,
  list: readonly NewPharmacy[],
  edit: Edit,
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of inBatches(list)) ids.push(...(await storeBatch(tx, batch, edit)));
  return ids;
}

import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Database } from '#api/db/database.ts';
import { pharmacies, pharmacyProducts, pharmacyTranslations } from '#api/db/schema/index.ts';
import type { Locale } from '#contract/locales.ts';
import type {
  PharmacyExportQuery,
  StaffPharmacyItem,
  StaffPharmacyQuery,
  staffPharmacyListSchema,
} from '#contract/staff-pharmacies.ts';
import { queryWords } from '../search-text.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { byFallback } from '../translations.ts';

function hasTranslation(condition: SQL | undefined): SQL {
  return sql`exists (select from ${pharmacyTranslations} where ${and(
    eq(pharmacyTranslations.pharmacyId, pharmacies.id),
    condition,
  )})`;
}

/** Every word occurs in the key, the phone number, or the name and address in one language. */
function isFound(query: string): SQL | undefined {
  const own = sql`${pharmacies.slug} || ' ' || coalesce(${pharmacies.phone}, '')`;
  const text = sql`lower(${own} || ' ' || ${pharmacyTranslations.name} || ' ' || ${pharmacyTranslations.address})`;
  return hasTranslation(and(...queryWords(query).map((word) => sql`position(${word} in ${text}) > 0`)));
}

export function matchesPharmacy(query: PharmacyExportQuery): SQL | undefined {
  const { siNm, sggNm, idProduct, state, lacks } = query;
  return and(
    siNm === undefined ? undefined : eq(pharmacies.siNm, siNm),
    sggNm === undefined ? undefined : eq(pharmacies.sggNm, sggNm),
    state === 'open' ? isNull(pharmacies.closedAt) : undefined,
    state === 'closed' ? isNotNull(pharmacies.closedAt) : undefined,
    query.query === undefined ? undefined : isFound(query.query),
    lacks && sql`not ${hasTranslation(eq(pharmacyTranslations.locale, lacks))}`,
    idProduct === undefined
      ? undefined
      : sql`exists (select from ${pharmacyProducts} where ${pharmacyProducts.pharmacyId} = ${pharmacies.id}
          and ${pharmacyProducts.productId} = ${idProduct})`,
  );
}

function koreanText(db: Database) {
  return db
    .select({ name: pharmacyTranslations.name, address: pharmacyTranslations.address })
    .from(pharmacyTranslations)
    .where(eq(pharmacyTranslations.pharmacyId, pharmacies.id))
    .orderBy(byFallback(pharmacyTranslations.locale, ['ko-KR']))
    .limit(1)
    .as('translation');
}

function toItem({
  closedAt,
  editedAt,
  locales,
  ...row
}: Omit<StaffPharmacyItem, 'isClosed' | 'editedAt'> & {
  closedAt: Date | null;
  editedAt: Date | null;
}): StaffPharmacyItem {
  return { ...row, locales, isClosed: closedAt !== null, editedAt: editedAt?.toISOString() ?? null };
}

/** By id. Pages stay stable when pharmacies are added. */
export async function listStaffPharmacies(
  db: Database,
  _actor: StaffActor<'pharmacies.read'>,
  query: StaffPharmacyQuery,
): Promise<v.InferInput<typeof staffPharmacyListSchema>> {
  const { after, before, size } = query;
  const isBackward = before !== undefined;
  const where = matchesPharmacy(query);
  const translation = koreanText(db);
  const start = isBackward
    ? lt(pharmacies.id, before)
    : after === undefined
      ? undefined
      : gt(pharmacies.id, after);
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: pharmacies.id,
        key: pharmacies.slug,
        name: translation.name,
        address: translation.address,
        siNm: pharmacies.siNm,
        sggNm: pharmacies.sggNm,
        phone: pharmacies.phone,
        products: db.$count(pharmacyProducts, eq(pharmacyProducts.pharmacyId, pharmacies.id)),
        locales: sql<Locale[]>`array(select ${pharmacyTranslations.locale} from ${pharmacyTranslations}
          where ${pharmacyTranslations.pharmacyId} = ${pharmacies.id} order by 1)`,
        closedAt: pharmacies.closedAt,
        editedAt: pharmacies.editedAt,
      })
      .from(pharmacies)
      .innerJoinLateral(translation, sql`true`)
      .where(and(where, start))
      .orderBy(isBackward ? desc(pharmacies.id) : asc(pharmacies.id))
      .limit(size + 1),
    db.select({ total: count() }).from(pharmacies).where(where),
  ]);
  const hasMore = rows.length > size;
  const page = rows.slice(0, size);
  if (isBackward) page.reverse();
  const hasPrevious = isBackward ? hasMore : after !== undefined;
  const hasNext = isBackward || hasMore;
  return {
    data: page.map(toItem),
    page: {
      total: counted?.total ?? 0,
      previous: (hasPrevious && page[0]?.id) || null,
      next: (hasNext && page.at(-1)?.id) || null,
    },
  };
}

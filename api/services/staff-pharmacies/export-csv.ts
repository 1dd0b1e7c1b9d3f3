import { inArray } from 'drizzle-orm';
import { loadProductIds } from '#api/content/apply-products.ts';
import { loadPharmacies } from '#api/content/store-pharmacies.ts';
import type { Database } from '#api/db/database.ts';
import { pharmacies } from '#api/db/schema/index.ts';
import type { Locale } from '#contract/locales.ts';
import type { PharmacyExportQuery } from '#contract/staff-pharmacies.ts';
import { csvOf } from '../csv-import/csv-download.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { cellsOf, pharmacyTitles } from './csv-columns.ts';
import { matchesPharmacy } from './pharmacy-list.ts';

export function exportPharmacyCsv(
  db: Database,
  _actor: StaffActor<'pharmacies.read'>,
  query: PharmacyExportQuery,
  locale: Locale,
): Promise<string> {
  return db.transaction(
    async (tx) => {
      const found = tx.select({ id: pharmacies.id }).from(pharmacies).where(matchesPharmacy(query));
      const list = await loadPharmacies(tx, inArray(pharmacies.id, found));
      const productKeys = new Map([...(await loadProductIds(tx))].map(([slug, id]) => [id, slug]));
      const items = list.map(({ slug, content }) => cellsOf(slug, content, productKeys, locale));
      return csvOf(pharmacyTitles, items, locale);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

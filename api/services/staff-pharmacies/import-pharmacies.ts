import { loadProductIds } from '#api/content/apply-products.ts';
import { loadPharmacies, type NewPharmacy, storePharmacies } from '#api/content/store-pharmacies.ts';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import type { PharmacyPlan } from '#contract/staff-pharmacies.ts';
import { type ImportRequest, importFile } from '../csv-import/import-file.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { pharmacyTitles } from './csv-columns.ts';
import { PharmacyPlanner, type PlannedPharmacy } from './import-plan.ts';
import { newSlug } from './pharmacy-edit.ts';
import { loadDistricts } from './pharmacy-places.ts';

async function storeActs(
  tx: Transaction,
  { staffId }: StaffActor<'pharmacies.change'>,
  acts: readonly PlannedPharmacy[],
): Promise<void> {
  const list: NewPharmacy[] = [];
  const taken = new Set<string>();
  for (const { key, after } of acts) {
    const slug = key ?? (await newSlug(tx, after.translations, taken));
    taken.add(slug);
    list.push({ slug, content: after });
  }
  await storePharmacies(tx, list, { editedAt: new Date(), editedBy: staffId });
}

/** @throws {ProblemError} as `importFile` */
export function importPharmacies(
  deps: Pick<ApiDeps, 'db'>,
  actor: StaffActor<'pharmacies.change'>,
  { closesMissing, ...request }: ImportRequest & { closesMissing: boolean },
): Promise<PharmacyPlan> {
  return importFile(deps, actor, request, {
    titles: pharmacyTitles,
    newPlanner: async (tx, encoding) =>
      new PharmacyPlanner({
        productIds: await loadProductIds(tx),
        mayHaveLostLetters: encoding === 'CP949',
        districts: await loadDistricts(tx),
        stored: await loadPharmacies(tx),
        closesMissing,
        locale: request.locale,
      }),
    store: (tx, acts) => storeActs(tx, actor, acts),
  });
}

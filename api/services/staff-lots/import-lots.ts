import { loadLotMaterials, loadLots, loadProductCodes, storeLots } from '#api/content/store-lots.ts';
import type { ApiDeps } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import type { Locale } from '#contract/locales.ts';
import type { LotPlan } from '#contract/staff-lots.ts';
import { csvOf } from '../csv-import/csv-download.ts';
import { type ImportRequest, importFile } from '../csv-import/import-file.ts';
import { koreanDay } from '../korean-time.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { lotCells, lotTitles } from './lot-columns.ts';
import { LotPlanner } from './lot-planner.ts';

export async function importLots(
  deps: Pick<ApiDeps, 'db'>,
  actor: StaffActor<'lots.change'>,
  request: ImportRequest,
): Promise<LotPlan> {
  const { counts, ...plan } = await importFile(deps, actor, request, {
    titles: lotTitles,
    newPlanner: async (tx) =>
      new LotPlanner({
        materials: await loadLotMaterials(tx),
        codes: await loadProductCodes(tx),
        stored: await loadLots(tx),
        today: koreanDay(new Date()),
        locale: request.locale,
      }),
    store: (tx, acts) =>
      storeLots(
        tx,
        acts.map(({ key = '', after }) => ({ number: key, content: after })),
        { editedAt: new Date(), editedBy: actor.staffId },
      ),
  });
  const { add, change, unchanged } = counts;
  return { ...plan, counts: { add, change, unchanged } };
}

/** All lots. Without one, the header of a file to fill in. */
export function exportLotCsv(
  db: Database,
  _actor: StaffActor<'lots.change'>,
  locale: Locale,
): Promise<string> {
  return db.transaction(
    async (tx) => {
      const codes = await loadProductCodes(tx);
      const lots = await loadLots(tx);
      const items = lots.map(({ number, content }) => lotCells(number, content, codes, locale));
      return csvOf(lotTitles, items, locale);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

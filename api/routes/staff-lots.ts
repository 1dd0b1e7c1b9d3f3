import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { csvResponse } from '../services/csv-import/csv-download.ts';
import { exportLotCsv, importLots } from '../services/staff-lots/import-lots.ts';

export function addStaffLotRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.exportLots, async ({ actor, locale }) => ({
    body: undefined,
    file: csvResponse('lots', await exportLotCsv(deps.db, actor, locale)),
  }));

  addEndpoint(app, deps, endpoints.importLots, async ({ actor, body, files, locale }) => ({
    body: { data: await importLots(deps, actor, { ...body, files, locale }) },
  }));
}

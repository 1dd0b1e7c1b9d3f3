import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { csvResponse } from '../services/csv-import/csv-download.ts';
import { exportPharmacyCsv } from '../services/staff-pharmacies/export-csv.ts';
import { importPharmacies } from '../services/staff-pharmacies/import-pharmacies.ts';
import {
  changePharmacy,
  changePharmacyState,
  createPharmacy,
  getStaffPharmacy,
} from '../services/staff-pharmacies/pharmacy-edit.ts';
import { listStaffPharmacies } from '../services/staff-pharmacies/pharmacy-list.ts';
import { listPharmacyPlaces } from '../services/staff-pharmacies/pharmacy-places.ts';

export function addStaffPharmacyRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  addEndpoint(app, deps, endpoints.listStaffPharmacies, async ({ actor, query }) => ({
    body: await listStaffPharmacies(db, actor, query),
  }));

  addEndpoint(app, deps, endpoints.listPharmacyPlaces, async ({ actor, languages }) => ({
    body: { data: await listPharmacyPlaces(db, actor, languages) },
  }));

  addEndpoint(app, deps, endpoints.exportPharmacies, async ({ actor, query, locale }) => ({
    body: undefined,
    file: csvResponse('pharmacies', await exportPharmacyCsv(db, actor, query, locale)),
  }));

  addEndpoint(app, deps, endpoints.importPharmacies, async ({ actor, body, files, locale }) => ({
    body: { data: await importPharmacies(deps, actor, { ...body, files, locale }) },
  }));

  addEndpoint(app, deps, endpoints.createPharmacy, async ({ actor, body }) => ({
    body: { data: await createPharmacy(deps, actor, body) },
  }));

  addEndpoint(app, deps, endpoints.getStaffPharmacy, async ({ actor, params }) => ({
    body: { data: await getStaffPharmacy(db, actor, params.id) },
  }));

  addEndpoint(app, deps, endpoints.changePharmacy, async ({ actor, params, body }) => ({
    body: { data: await changePharmacy(deps, actor, params.id, body) },
  }));

  addEndpoint(app, deps, endpoints.changePharmacyState, async ({ actor, params, body }) => ({
    body: { data: await changePharmacyState(deps, actor, params.id, body) },
  }));
}

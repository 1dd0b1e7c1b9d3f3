import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import { attachmentResponse } from '../attachment-response.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { koreanDay } from '../services/korean-time.ts';
import { verifyByStaff } from '../services/records/chain-checks.ts';
import { exportRecords } from '../services/records/export-records.ts';
import { listAccessRecords } from '../services/records/find-records.ts';
import { getRecordMonth, getRecordState, reviewMonth } from '../services/records/reviews.ts';

export function addAccessRecordRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.listAccessRecords, async ({ actor, query }) => ({
    body: await listAccessRecords(deps, actor, query),
  }));

  addEndpoint(app, deps, endpoints.getRecordState, async ({ actor }) => ({
    body: { data: await getRecordState(deps, actor) },
  }));

  addEndpoint(app, deps, endpoints.verifyAccessRecords, async ({ actor }) => ({
    body: { data: await verifyByStaff(deps, actor) },
  }));

  addEndpoint(app, deps, endpoints.exportAccessRecords, async ({ actor, body }) => {
    const stream = await exportRecords(deps, actor, body);
    const name = `access-records-${koreanDay(new Date())}.csv`;
    const file = { name, mediaType: 'text/csv; charset=utf-8', isPersonal: true };
    return { body: undefined, file: attachmentResponse(file, stream) };
  });

  addEndpoint(app, deps, endpoints.getRecordMonth, async ({ actor, params }) => ({
    body: { data: await getRecordMonth(deps, actor, params.month) },
  }));

  addEndpoint(app, deps, endpoints.reviewRecordMonth, async ({ actor, params, body }) => ({
    body: { data: await reviewMonth(deps, actor, params.month, body.finding) },
  }));
}

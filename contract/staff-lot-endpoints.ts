import * as v from 'valibot';
import { importSchema } from './csv-import.ts';
import type { Endpoint } from './endpoint.ts';
import { dataSchema } from './paging.ts';
import { lotPlanSchema } from './staff-lots.ts';

export const staffLotEndpoints = {
  exportLots: {
    method: 'GET',
    path: '/staff/lots/export',
    summary: 'Lots as a CSV file',
    staff: 'lots.change',
    request: {},
    response: { status: 200, schema: v.undefined(), isFile: true },
  },
  importLots: {
    method: 'POST',
    path: '/staff/lots/import',
    summary: 'Plan an import of a CSV file of lots, or store what was planned',
    staff: 'lots.change',
    request: { body: importSchema, multipart: { booleans: [] } },
    response: { status: 200, schema: dataSchema(lotPlanSchema) },
    problems: ['conflict'],
  },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from './endpoint.ts';
import { dataSchema } from './paging.ts';
import { staffHomeSchema } from './staff-home.ts';

export const staffHomeEndpoints = {
  getStaffHome: {
    method: 'GET',
    path: '/staff/home',
    summary: 'What is due, what failed, missed searches and figures of 30 days',
    staff: 'home.read',
    request: {},
    response: { status: 200, schema: dataSchema(staffHomeSchema) },
  },
} as const satisfies Record<string, Endpoint>;

import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';

const getStaffSessions = createServerFn({ method: 'GET' }).handler(
  async () => (await readStaffApi(endpoints.listStaffSessions, {})).data,
);

export const staffSessionQueries = {
  own: () => queryOptions({ queryKey: [staffKey, 'sessions'], queryFn: () => getStaffSessions() }),
};

import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';

const getStaffHome = createServerFn({ method: 'GET' }).handler(
  async () => (await readStaffApi(endpoints.getStaffHome, {})).data,
);

export const staffHomeQueries = {
  all: () => queryOptions({ queryKey: [staffKey, 'home'], queryFn: () => getStaffHome() }),
};

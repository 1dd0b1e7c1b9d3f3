import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';

const getPasskeys = createServerFn({ method: 'GET' }).handler(
  async () => (await readStaffApi(endpoints.listPasskeys, {})).data,
);

export const accountQueries = {
  passkeys: () => queryOptions({ queryKey: [staffKey, 'passkeys'], queryFn: () => getPasskeys() }),
};

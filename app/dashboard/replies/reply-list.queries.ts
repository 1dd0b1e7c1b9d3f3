import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { env } from '#app/server/env.server.ts';
import { endpoints } from '#contract/endpoints.ts';

const listReplies = createServerFn({ method: 'GET' }).handler(
  async () => (await readStaffApi(endpoints.listReplies, {})).data,
);

const readBrands = createServerFn({ method: 'GET' }).handler(async () => env.brandNames);

export const replyQueries = {
  list: () => queryOptions({ queryKey: [staffKey, 'replies'], queryFn: () => listReplies() }),
  /** The company's name by language. */
  brands: () =>
    queryOptions({ queryKey: ['brands'], queryFn: () => readBrands(), staleTime: Number.POSITIVE_INFINITY }),
};

import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { unexpected } from '#app/api-client/api-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { callStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';

const personSchema = v.object({ id: v.string() });

/** Empty for an id of nobody. */
const getSessions = createServerFn({ method: 'GET' })
  .validator(validInput(personSchema))
  .handler(async ({ data: { id } }) => {
    const result = await callStaffApi(endpoints.listSessionsOfStaff, { params: { id } });
    if (result.ok) return result.body.data;
    if (result.problem.code === 'not_found') return [];
    throw unexpected(endpoints.listSessionsOfStaff, result.problem);
  });

export const personQueries = {
  sessions: (id: string) =>
    queryOptions({
      queryKey: [staffKey, 'people', id, 'sessions'],
      queryFn: () => getSessions({ data: { id } }),
    }),
};

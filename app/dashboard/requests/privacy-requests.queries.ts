import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { unexpected } from '#app/api-client/api-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { callStaffApi, readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { requestSearchSchema } from '#contract/privacy-requests.ts';

const { after, before, state, kind, person } = requestSearchSchema.entries;

/** Wrong values of the URL are ignored. */
const listSearch = v.object({
  after: v.fallback(after, undefined),
  before: v.fallback(before, undefined),
  state: v.fallback(state, 'waiting'),
  kind: v.fallback(kind, undefined),
  person: v.fallback(person, undefined),
});

const getRequests = createServerFn({ method: 'GET' })
  .validator(validInput(listSearch))
  .handler(({ data: query }) => readStaffApi(endpoints.listPrivacyRequests, { query }));

/** Null for the number of no request. */
const getRequest = createServerFn({ method: 'GET' })
  .validator(validInput(v.object({ id: v.string() })))
  .handler(async ({ data: params }) => {
    const result = await callStaffApi(endpoints.getPrivacyRequest, { params });
    if (result.ok) return result.body.data;
    if (result.problem.code === 'not_found') return null;
    throw unexpected(endpoints.getPrivacyRequest, result.problem);
  });

export const privacyRequestQueries = {
  list: (search: Readonly<Record<string, string>>) => {
    const query = v.parse(listSearch, search);
    return queryOptions({
      queryKey: [staffKey, 'requests', query],
      queryFn: () => getRequests({ data: query }),
    });
  },
  one: (id: string) =>
    queryOptions({ queryKey: [staffKey, 'request', id], queryFn: () => getRequest({ data: { id } }) }),
};

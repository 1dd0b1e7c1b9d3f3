import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { monthParamsSchema, recordQuerySchema } from '#contract/access-records.ts';
import { endpoints } from '#contract/endpoints.ts';

const { after, before, staff, subject, action, from, to } = recordQuerySchema.entries;

const filters = {
  staff: v.fallback(staff, undefined),
  subject: v.fallback(subject, undefined),
  action: v.fallback(action, undefined),
  from: v.fallback(from, undefined),
  to: v.fallback(to, undefined),
};

/** Wrong values of the URL are ignored. */
const listSearch = v.object({
  ...filters,
  after: v.fallback(after, undefined),
  before: v.fallback(before, undefined),
});

const filterSearch = v.object(filters);

/** The filters of the list as part of the URL of its export. */
export function exportSearch(search: Readonly<Record<string, string>>): Record<string, string> {
  const given = Object.entries(v.parse(filterSearch, search));
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

const getRecords = createServerFn({ method: 'GET' })
  .validator(validInput(listSearch))
  .handler(({ data: query }) => readStaffApi(endpoints.listAccessRecords, { query }));

const getState = createServerFn({ method: 'GET' }).handler(
  async () => (await readStaffApi(endpoints.getRecordState, {})).data,
);

const getMonth = createServerFn({ method: 'GET' })
  .validator(validInput(monthParamsSchema))
  .handler(async ({ data: params }) => (await readStaffApi(endpoints.getRecordMonth, { params })).data);

export const accessRecordQueries = {
  list: (search: Readonly<Record<string, string>>) => {
    const query = v.parse(listSearch, search);
    return queryOptions({
      queryKey: [staffKey, 'records', query],
      queryFn: () => getRecords({ data: query }),
    });
  },
  state: () => queryOptions({ queryKey: [staffKey, 'record-state'], queryFn: () => getState() }),
  month: (month: string) =>
    queryOptions({
      queryKey: [staffKey, 'record-month', month],
      queryFn: () => getMonth({ data: { month } }),
    }),
};

import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { unexpected } from '#app/api-client/api-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { callStaffApi, readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { pharmacyListSearch } from './pharmacy-search.ts';

const getPharmacies = createServerFn({ method: 'GET' })
  .validator(validInput(pharmacyListSearch))
  .handler(({ data: query }) => readStaffApi(endpoints.listStaffPharmacies, { query }));

const getPlaces = createServerFn({ method: 'GET' }).handler(
  async () => (await readStaffApi(endpoints.listPharmacyPlaces, {})).data,
);

/** Null for an id of no pharmacy. */
const getPharmacy = createServerFn({ method: 'GET' })
  .validator(validInput(v.object({ id: v.string() })))
  .handler(async ({ data: params }) => {
    const result = await callStaffApi(endpoints.getStaffPharmacy, { params });
    if (result.ok) return result.body.data;
    if (result.problem.code === 'not_found') return null;
    throw unexpected(endpoints.getStaffPharmacy, result.problem);
  });

export const staffPharmacyQueries = {
  list: (search: Readonly<Record<string, string>>) => {
    const query = v.parse(pharmacyListSearch, search);
    return queryOptions({
      queryKey: [staffKey, 'pharmacies', query],
      queryFn: () => getPharmacies({ data: query }),
    });
  },
  places: () => queryOptions({ queryKey: [staffKey, 'pharmacy-places'], queryFn: () => getPlaces() }),
  one: (id: string) =>
    queryOptions({ queryKey: [staffKey, 'pharmacy', id], queryFn: () => getPharmacy({ data: { id } }) }),
};

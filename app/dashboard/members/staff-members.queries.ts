import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { findInStaffApi, readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { memberSearchSchema } from '#contract/staff-members.ts';

const { after, before, person } = memberSearchSchema.entries;

/** Wrong values of the URL are ignored. */
const listSearch = v.object({
  after: v.fallback(after, undefined),
  before: v.fallback(before, undefined),
  person: v.fallback(person, undefined),
});

const positions = v.object({
  id: v.string(),
  after: v.fallback(after, undefined),
  before: v.fallback(before, undefined),
});

const getMembers = createServerFn({ method: 'GET' })
  .validator(validInput(listSearch))
  .handler(({ data: query }) => readStaffApi(endpoints.searchMembers, { query }));

/** Null for the number of no member. */
const getMember = createServerFn({ method: 'GET' })
  .validator(validInput(v.object({ id: v.string() })))
  .handler(
    async ({ data: params }) => (await findInStaffApi(endpoints.getMemberAsStaff, { params }))?.data ?? null,
  );

/** Null for the number of no member. */
const getPointsOfMember = createServerFn({ method: 'GET' })
  .validator(validInput(positions))
  .handler(
    async ({ data: { id, ...query } }) =>
      (await findInStaffApi(endpoints.listPointsOfMember, { params: { id }, query })) ?? null,
  );

export const staffMemberQueries = {
  list: (search: Readonly<Record<string, string>>) => {
    const query = v.parse(listSearch, search);
    return queryOptions({
      queryKey: [staffKey, 'members', query],
      queryFn: () => getMembers({ data: query }),
    });
  },
  one: (id: string) =>
    queryOptions({ queryKey: [staffKey, 'member', id], queryFn: () => getMember({ data: { id } }) }),
  points: (id: string, search: Readonly<Record<string, string>>) => {
    const query = v.parse(positions, { ...search, id });
    return queryOptions({
      queryKey: [staffKey, 'member-points', query],
      queryFn: () => getPointsOfMember({ data: query }),
    });
  },
};

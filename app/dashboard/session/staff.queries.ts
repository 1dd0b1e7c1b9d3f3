import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import type { StaffMe } from '#contract/staff.ts';
import type { StaffAction } from '#contract/staff-permissions.ts';
import { isPermitted } from './is-permitted.ts';
import { findStaff } from './staff-client.server.ts';

const getStaff = createServerFn({ method: 'GET' }).handler(() => findStaff());

export const staffKey = 'staff';

export const staffQueries = {
  me: () =>
    queryOptions({
      queryKey: [staffKey, 'me'],
      // A page whose session ends stays as it is: it may hold unsaved text.
      queryFn: async ({ client, queryKey }): Promise<StaffMe | null> =>
        (await getStaff()) ?? client.getQueryData<StaffMe>(queryKey) ?? null,
    }),
};

export function useStaff(): StaffMe | null {
  return useSuspenseQuery(staffQueries.me()).data;
}

export function useMay(action: StaffAction): boolean {
  return isPermitted(action, useStaff()?.role);
}

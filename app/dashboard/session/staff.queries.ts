import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import type { StaffMe } from '#contract/staff.ts';
import { findStaff } from './staff-client.server.ts';

const getStaff = createServerFn({ method: 'GET' }).handler(() => findStaff());

export const staffKey = 'staff';

export const staffQueries = {
  me: () => queryOptions({ queryKey: [staffKey, 'me'], queryFn: () => getStaff() }),
};

export function useStaff(): StaffMe | null {
  return useSuspenseQuery(staffQueries.me()).data;
}

import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { MemberPointsPage } from './member-points-page.tsx';
import { MemberRecordPage } from './member-record-page.tsx';
import { MembersPage } from './members-page.tsx';
import { staffMemberQueries } from './staff-members.queries.ts';

export const memberEntries: DashboardPages = {
  members: {
    title: m.admin_members,
    access: 'members.read',
    menu: 'members',
    load: (queryClient, { search }) => queryClient.ensureQueryData(staffMemberQueries.list(search)),
    component: MembersPage,
  },
  'members/$id': {
    title: m.admin_members,
    access: 'members.read',
    load: (queryClient, { params }) => queryClient.ensureQueryData(staffMemberQueries.one(params.id ?? '')),
    component: MemberRecordPage,
  },
  'members/$id/points': {
    title: m.admin_points_history,
    access: 'members.read',
    load: (queryClient, { params, search }) =>
      queryClient.ensureQueryData(staffMemberQueries.points(params.id ?? '', search)),
    component: MemberPointsPage,
  },
};

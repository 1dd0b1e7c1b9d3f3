import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { staffSessionQueries } from './staff-sessions.queries.ts';
import { StaffSessionsPage } from './staff-sessions-page.tsx';

export const sessionEntries: DashboardPages = {
  sessions: {
    title: m.admin_sessions,
    access: 'account.read',
    menu: 'settings',
    load: (queryClient) => queryClient.ensureQueryData(staffSessionQueries.own()),
    component: StaffSessionsPage,
  },
};

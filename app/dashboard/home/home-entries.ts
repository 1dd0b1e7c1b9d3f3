import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { HomePage } from './home-page.tsx';
import { staffHomeQueries } from './staff-home.queries.ts';

export const homeEntries: DashboardPages = {
  '': {
    title: m.admin_home,
    access: 'home.read',
    menu: 'work',
    load: (queryClient) => queryClient.ensureQueryData(staffHomeQueries.all()),
    component: HomePage,
  },
};

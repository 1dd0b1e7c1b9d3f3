import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { privacyRequestQueries } from '#app/dashboard/requests/privacy-requests.queries.ts';
import { isPermitted } from '#app/dashboard/session/is-permitted.ts';
import { staffQueries } from '#app/dashboard/session/staff.queries.ts';
import { m } from '#app/paraglide/messages.js';
import { HomePage } from './home-page.tsx';
import { staffHomeQueries } from './staff-home.queries.ts';

export const homeEntries: DashboardPages = {
  '': {
    title: m.admin_home,
    access: 'home.read',
    menu: 'work',
    load: (queryClient) => {
      const role = queryClient.getQueryData(staffQueries.me().queryKey)?.role;
      return Promise.all([
        queryClient.ensureQueryData(staffHomeQueries.all()),
        isPermitted('requests.read', role)
          ? queryClient.ensureQueryData(privacyRequestQueries.list({}))
          : undefined,
      ]);
    },
    component: HomePage,
  },
};

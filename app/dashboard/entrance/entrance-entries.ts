import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { EnrollPage } from './enroll-page.tsx';
import { enrollmentQueries } from './enrollment.queries.ts';
import { invitationToken } from './enrollment.ts';
import { StaffLoginPage } from './staff-login-page.tsx';

export const entranceEntries: DashboardPages = {
  login: { title: m.admin_login, access: 'everyone', component: StaffLoginPage },
  enroll: {
    title: m.admin_enroll,
    access: 'everyone',
    load: async (queryClient, request) => {
      // Without a result: the page itself says that an invitation is not valid.
      await queryClient.ensureQueryData(enrollmentQueries.open(invitationToken(request)));
    },
    component: EnrollPage,
  },
};

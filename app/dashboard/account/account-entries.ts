import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { accountQueries } from './account.queries.ts';
import { AccountPage } from './staff-account-page.tsx';

export const accountEntries: DashboardPages = {
  account: {
    title: m.admin_account,
    access: 'account.read',
    menu: 'settings',
    load: (queryClient) => queryClient.ensureQueryData(accountQueries.passkeys()),
    component: AccountPage,
  },
};

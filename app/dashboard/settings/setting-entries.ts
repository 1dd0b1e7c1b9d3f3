import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { settingQueries } from './settings.queries.ts';
import { SettingsPage } from './settings-page.tsx';

export const settingEntries: DashboardPages = {
  settings: {
    title: m.admin_settings,
    access: 'settings.read',
    menu: 'settings',
    load: (queryClient) => queryClient.ensureQueryData(settingQueries.all()),
    component: SettingsPage,
  },
};

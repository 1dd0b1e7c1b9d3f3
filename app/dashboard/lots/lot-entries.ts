import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { LotsPage } from './lots-page.tsx';

export const lotEntries: DashboardPages = {
  lots: { title: m.admin_lots, access: 'lots.change', menu: 'content', component: LotsPage },
};

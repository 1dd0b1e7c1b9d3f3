import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { PharmaciesPage } from './pharmacies-page.tsx';
import { PharmacyImportPage } from './pharmacy-import-page.tsx';
import { NewPharmacyPage, PharmacyPage } from './pharmacy-page.tsx';
import { staffPharmacyQueries } from './staff-pharmacies.queries.ts';

export const pharmacyEntries: DashboardPages = {
  pharmacies: {
    title: m.admin_pharmacies,
    access: 'pharmacies.read',
    menu: 'content',
    load: (queryClient, { search }) =>
      Promise.all([
        queryClient.ensureQueryData(staffPharmacyQueries.list(search)),
        queryClient.ensureQueryData(staffPharmacyQueries.places()),
      ]),
    component: PharmaciesPage,
  },
  'pharmacies/new': {
    title: m.admin_pharmacy_add,
    access: 'pharmacies.change',
    load: (queryClient) => queryClient.ensureQueryData(staffPharmacyQueries.places()),
    component: NewPharmacyPage,
  },
  'pharmacies/import': {
    title: m.admin_pharmacy_import,
    access: 'pharmacies.change',
    component: PharmacyImportPage,
  },
  'pharmacies/$id': {
    title: m.admin_pharmacy,
    access: 'pharmacies.read',
    load: (queryClient, { params }) =>
      Promise.all([
        queryClient.ensureQueryData(staffPharmacyQueries.one(params.id ?? '')),
        queryClient.ensureQueryData(staffPharmacyQueries.places()),
      ]),
    component: PharmacyPage,
  },
};

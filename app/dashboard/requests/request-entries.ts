import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { EnterRequestPage } from './enter-request-page.tsx';
import { PrivacyRequestPage } from './privacy-request-page.tsx';
import { privacyRequestQueries } from './privacy-requests.queries.ts';
import { RequestsPage } from './requests-page.tsx';

export const requestEntries: DashboardPages = {
  requests: {
    title: m.admin_requests,
    access: 'requests.read',
    menu: 'members',
    load: (queryClient, { search }) => queryClient.ensureQueryData(privacyRequestQueries.list(search)),
    component: RequestsPage,
  },
  'requests/new': { title: m.admin_request_new, access: 'requests.enter', component: EnterRequestPage },
  'requests/$id': {
    title: m.admin_requests,
    access: 'requests.read',
    load: (queryClient, { params }) =>
      queryClient.ensureQueryData(privacyRequestQueries.one(params.id ?? '')),
    component: PrivacyRequestPage,
  },
};

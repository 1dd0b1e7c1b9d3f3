import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { LegalTextsPage } from './legal-texts-page.tsx';
import { staffTermQueries } from './staff-terms.queries.ts';
import { TermDraftPage } from './term-draft-page.tsx';
import { TermVersionPage } from './term-version-page.tsx';

export const termEntries: DashboardPages = {
  terms: {
    title: m.admin_terms,
    access: 'terms.read',
    menu: 'members',
    load: (queryClient) => queryClient.ensureQueryData(staffTermQueries.list()),
    component: LegalTextsPage,
  },
  'terms/drafts/$kind': {
    title: m.admin_term_draft,
    access: 'terms.draft',
    load: (queryClient, { params }) => queryClient.ensureQueryData(staffTermQueries.draft(params.kind ?? '')),
    component: TermDraftPage,
  },
  'terms/$id': {
    title: m.admin_terms,
    access: 'terms.read',
    load: (queryClient, { params }) => queryClient.ensureQueryData(staffTermQueries.one(params.id ?? '')),
    component: TermVersionPage,
  },
};

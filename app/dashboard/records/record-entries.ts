import * as v from 'valibot';
import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { peopleQueries } from '#app/dashboard/people/people-list.queries.ts';
import { m } from '#app/paraglide/messages.js';
import { monthParamsSchema } from '#contract/access-records.ts';
import { accessRecordQueries } from './access-records.queries.ts';
import { RecordsPage } from './records-page.tsx';
import { ReviewPage } from './review-page.tsx';

export const recordEntries: DashboardPages = {
  records: {
    title: m.admin_records,
    access: 'records.read',
    menu: 'members',
    load: (queryClient, { search }) =>
      Promise.all([
        queryClient.ensureQueryData(accessRecordQueries.list(search)),
        queryClient.ensureQueryData(accessRecordQueries.state()),
        queryClient.ensureQueryData(peopleQueries.list()),
      ]),
    component: RecordsPage,
  },
  'records/months/$month': {
    title: m.admin_review,
    access: 'records.read',
    takes: (params) => v.is(monthParamsSchema, params),
    load: (queryClient, { params }) =>
      Promise.all([
        queryClient.ensureQueryData(accessRecordQueries.month(params.month ?? '')),
        queryClient.ensureQueryData(accessRecordQueries.state()),
      ]),
    component: ReviewPage,
  },
};

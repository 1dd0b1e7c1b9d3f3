import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { replyQueries } from '#app/dashboard/replies/reply-list.queries.ts';
import { m } from '#app/paraglide/messages.js';
import { inboxQueries } from './inbox-items.queries.ts';
import { InboxItemPage } from './item/opened-item.tsx';
import { InboxListPage } from './list/inbox-list-page.tsx';

export const inboxEntries: DashboardPages = {
  inbox: {
    title: m.admin_inbox,
    access: 'inbox.list',
    menu: 'work',
    load: (queryClient, { search }) =>
      Promise.all([
        queryClient.ensureQueryData(inboxQueries.list(search)),
        queryClient.ensureQueryData(inboxQueries.counts(search)),
        queryClient.ensureQueryData(inboxQueries.agents()),
      ]),
    component: InboxListPage,
  },
  'inbox/$reference': {
    title: m.admin_inbox_one,
    access: 'inbox.read',
    load: (queryClient, { params }) =>
      Promise.all([
        queryClient.ensureQueryData(inboxQueries.item(params.reference ?? '')),
        queryClient.ensureQueryData(inboxQueries.agents()),
        queryClient.ensureQueryData(replyQueries.list()),
        queryClient.ensureQueryData(replyQueries.brands()),
      ]),
    component: InboxItemPage,
  },
};

import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { messageQueries } from './message-list.queries.ts';
import { MessagesPage } from './messages-page.tsx';

export const messageEntries: DashboardPages = {
  messages: {
    title: m.admin_messages,
    access: 'messages.read',
    menu: 'work',
    load: (queryClient, { search }) =>
      Promise.all([
        queryClient.ensureQueryData(messageQueries.list(search)),
        queryClient.ensureQueryData(messageQueries.bounces()),
      ]),
    component: MessagesPage,
  },
};

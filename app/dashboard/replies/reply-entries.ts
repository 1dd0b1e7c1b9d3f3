import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { ReplyPage } from './reply-editor.tsx';
import { replyQueries } from './reply-list.queries.ts';
import { ReplyListPage } from './reply-list-page.tsx';

export const replyEntries: DashboardPages = {
  replies: {
    title: m.admin_replies,
    access: 'replies.read',
    menu: 'work',
    load: (queryClient) => queryClient.ensureQueryData(replyQueries.list()),
    component: ReplyListPage,
  },
  /** `new` for a reply that does not exist yet. */
  'replies/$id': {
    title: m.admin_replies,
    access: 'replies.read',
    load: async (queryClient, { params: { id } }) => {
      const replies = await queryClient.ensureQueryData(replyQueries.list());
      return id === 'new' || replies.some((reply) => String(reply.id) === id) ? replies : null;
    },
    component: ReplyPage,
  },
};

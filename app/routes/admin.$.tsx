import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '#app/dashboard/dashboard.tsx';
import { downloadFile } from '#app/dashboard/files/download-file.server.ts';
import { prepareDashboard } from '#app/dashboard/prepare.ts';
import { receiveDashboardForm } from '#app/dashboard/receive-form.server.ts';
import { pageHead } from '#app/seo/page-head.ts';

/** All pages of the dashboard: a route for each would make the first script of public pages longer. */
export const Route = createFileRoute('/admin/$')({
  server: {
    handlers: {
      GET: ({ request, next }) => downloadFile(request, next),
      POST: ({ request, next }) => receiveDashboardForm(request, next),
    },
  },
  loader: prepareDashboard,
  head: ({ loaderData }) => pageHead('/admin/$', { item: loaderData }),
  component: () => <Dashboard {...Route.useParams()} {...Route.useLoaderData()} />,
});

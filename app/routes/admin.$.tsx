import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '#app/dashboard/dashboard.tsx';
import { prepareDashboard } from '#app/dashboard/prepare.ts';
import { pageHead } from '#app/seo/page-head.ts';

/**
 * All pages of the dashboard: a route for each would make the first script of public pages longer. Its code is loaded
 * by its first request.
 */
export const Route = createFileRoute('/admin/$')({
  server: {
    handlers: {
      GET: async ({ request, next }) => {
        const { downloadFile } = await import('#app/dashboard/files/download-file.server.ts');
        return downloadFile(request, next);
      },
      POST: async ({ request, next }) => {
        const { receiveDashboardForm } = await import('#app/dashboard/receive-form.server.ts');
        return receiveDashboardForm(request, next);
      },
    },
  },
  loader: prepareDashboard,
  head: ({ loaderData }) => pageHead('/admin/$', { item: loaderData }),
  component: () => <Dashboard {...Route.useParams()} {...Route.useLoaderData()} />,
});

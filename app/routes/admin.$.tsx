import { createFileRoute } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { Dashboard } from '#app/dashboard/dashboard.tsx';
import type { prepareOnServer } from '#app/dashboard/prepare.server.ts';
import { pageHead } from '#app/seo/page-head.ts';

/** In the browser a page reads its queries itself, so that no code of the dashboard is in the first script. */
const prepareDashboard = createIsomorphicFn()
  .server(async (...given: Parameters<typeof prepareOnServer>) => {
    const dashboard = await import('#app/dashboard/prepare.server.ts');
    return dashboard.prepareOnServer(...given);
  })
  .client(() => undefined);

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

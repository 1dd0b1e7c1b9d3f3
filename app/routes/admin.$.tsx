import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '#app/dashboard/dashboard.tsx';
import { prepareDashboard } from '#app/dashboard/prepare.ts';
import { receiveDashboardForm } from '#app/dashboard/receive-form.server.ts';
import { pageHead } from '#app/seo/page-head.ts';

/** All pages of the dashboard: a route for each would make the first script of public pages longer. */
export const Route = createFileRoute('/admin/$')({
  server: { handlers: { POST: ({ request, next }) => receiveDashboardForm(request, next) } },
  loader: prepareDashboard,
  head: ({ loaderData }) => pageHead('/admin/$', { item: loaderData }),
  component: () => <Dashboard {...Route.useParams()} {...Route.useLoaderData()} />,
});

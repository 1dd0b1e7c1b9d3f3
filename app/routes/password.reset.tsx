import { createFileRoute } from '@tanstack/react-router';
import { readResetSearch } from '#app/features/password/password.search.ts';
import { receiveReset } from '#app/features/password/receive-password.server.ts';
import { ResetPage } from '#app/features/password/reset-page.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/password/reset')({
  validateSearch: readResetSearch,
  server: { handlers: { POST: ({ request, next }) => receiveReset(request, next) } },
  loader: () => ({ posted: readPostedForm('reset') }),
  head: () => pageHead('/password/reset'),
  component: () => <ResetPage {...Route.useLoaderData()} search={Route.useSearch()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { ForgotPage } from '#app/features/password/forgot-page.tsx';
import { readForgotSearch } from '#app/features/password/password.search.ts';
import { receiveForgot } from '#app/features/password/receive-password.server.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/password/forgot')({
  validateSearch: readForgotSearch,
  server: { handlers: { POST: ({ request, next }) => receiveForgot(request, next) } },
  loader: () => ({ posted: readPostedForm('forgot') }),
  head: () => pageHead('/password/forgot'),
  component: () => <ForgotPage {...Route.useLoaderData()} search={Route.useSearch()} />,
});

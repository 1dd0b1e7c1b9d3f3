import { createFileRoute } from '@tanstack/react-router';
import { receiveUnsubscribe } from '#app/features/unsubscribe/receive-unsubscribe.server.ts';
import { readUnsubscribeSearch } from '#app/features/unsubscribe/unsubscribe.search.ts';
import { UnsubscribePage } from '#app/features/unsubscribe/unsubscribe-page.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: readUnsubscribeSearch,
  server: { handlers: { POST: ({ request, next }) => receiveUnsubscribe(request, next) } },
  loader: () => ({ posted: readPostedForm('unsubscribe') }),
  head: () => pageHead('/unsubscribe'),
  component: () => <UnsubscribePage {...Route.useLoaderData()} search={Route.useSearch()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { consentQueries } from '#app/consents/consents.queries.ts';
import { receiveReconsent } from '#app/features/reconsent/receive-reconsent.server.ts';
import { ReconsentPage } from '#app/features/reconsent/reconsent-page.tsx';
import { searchReader } from '#app/routing/search-params.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';
import { returnParams } from '#app/session/return-path.ts';

export const Route = createFileRoute('/mypage/consents')({
  validateSearch: searchReader(returnParams),
  server: { handlers: { POST: ({ request, next }) => receiveReconsent(request, next) } },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(consentQueries.texts());
    return { posted: readPostedForm('reconsent') };
  },
  head: () => pageHead('/mypage/consents'),
  component: () => <ReconsentPage {...Route.useLoaderData()} next={Route.useSearch().next} />,
});

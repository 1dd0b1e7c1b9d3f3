import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { consentQueries } from '#app/consents/consents.queries.ts';
import { receiveReconsent } from '#app/features/reconsent/receive-reconsent.server.ts';
import { ReconsentPage } from '#app/features/reconsent/reconsent-page.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';
import { returnSearchEntries } from '#app/session/return-path.ts';

export const Route = createFileRoute('/mypage/consents')({
  validateSearch: v.object(returnSearchEntries),
  server: { handlers: { POST: ({ request, next }) => receiveReconsent(request, next) } },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(consentQueries.texts());
    return { posted: readPostedForm('reconsent') };
  },
  head: () => pageHead('/mypage/consents'),
  component: () => <ReconsentPage {...Route.useLoaderData()} next={Route.useSearch().next} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { consentQueries } from '#app/consents/consents.queries.ts';
import { readProfileSearch } from '#app/features/profile/profile.search.ts';
import { ProfilePage } from '#app/features/profile/profile-page.tsx';
import { receiveProfile } from '#app/features/profile/receive-profile.server.ts';
import { openOwnDocument } from '#app/routing/document-path.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/mypage/profile')({
  validateSearch: readProfileSearch,
  server: { handlers: { POST: ({ request, next }) => receiveProfile(request, next) } },
  beforeLoad: (page) => openOwnDocument(page, 'postcode'),
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(consentQueries.texts());
    return {
      posted: readPostedForm('profile'),
      unlink: readPostedForm('unlink'),
      sessions: readPostedForm('sessions'),
    };
  },
  head: () => pageHead('/mypage/profile'),
  component: () => <ProfilePage {...Route.useLoaderData()} search={Route.useSearch()} />,
});

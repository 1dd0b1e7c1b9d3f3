import { createFileRoute } from '@tanstack/react-router';
import { consentQueries } from '#app/consents/consents.queries.ts';
import { receiveSignUp } from '#app/features/signup/receive-signup.server.ts';
import { readSignUpSearch } from '#app/features/signup/signup.search.ts';
import { SignUpPage } from '#app/features/signup/signup-page.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';
import { leaveWhenSignedIn } from '#app/session/leave-when-signed-in.ts';

export const Route = createFileRoute('/signup')({
  validateSearch: readSignUpSearch,
  server: { handlers: { POST: ({ request, next }) => receiveSignUp(request, next) } },
  beforeLoad: leaveWhenSignedIn,
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(consentQueries.texts());
    return { posted: readPostedForm('signup') ?? readPostedForm('code') };
  },
  head: () => pageHead('/signup'),
  component: () => <SignUpPage {...Route.useLoaderData()} search={Route.useSearch()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { receiveSignUp } from '#app/features/signup/receive-signup.server.ts';
import { signUpCrumbs } from '#app/features/signup/signup.crumbs.ts';
import { signUpSearchSchema } from '#app/features/signup/signup.search.ts';
import { SignUpPage } from '#app/features/signup/signup-page.tsx';
import { consentQueries } from '#app/lib/consents.queries.ts';
import { leaveWhenSignedIn } from '#app/lib/leave-when-signed-in.ts';
import { readPostedForm } from '#app/lib/on-server.ts';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const Route = createFileRoute('/signup')({
  validateSearch: signUpSearchSchema,
  server: { handlers: { POST: ({ request, next }) => receiveSignUp(request, next) } },
  beforeLoad: leaveWhenSignedIn,
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(consentQueries.texts());
    return { posted: readPostedForm('signup') ?? readPostedForm('code') };
  },
  head: () => pageHead({ crumbs: signUpCrumbs(), description: m.signup_description(), isNoindex: true }),
  component: () => <SignUpPage {...Route.useLoaderData()} search={Route.useSearch()} />,
});

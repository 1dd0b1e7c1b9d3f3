import { createFileRoute, redirect } from '@tanstack/react-router';
import { consentQueries } from '#app/consents/consents.queries.ts';
import { receiveSocialSignUp } from '#app/features/social/receive-sign-up.server.ts';
import { needsConsents } from '#app/features/social/sign-up-fields.ts';
import { getSocialSignUp } from '#app/features/social/social.functions.ts';
import { SocialSignUpPage } from '#app/features/social/social-sign-up-page.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/signup_/social')({
  server: { handlers: { POST: ({ request, next }) => receiveSocialSignUp(request, next) } },
  loader: async ({ context }) => {
    const signUp = await getSocialSignUp();
    if (!signUp) throw redirect({ to: '/login', statusCode: 302 });
    if (needsConsents(signUp.missing)) await context.queryClient.ensureQueryData(consentQueries.texts());
    return { signUp, posted: readPostedForm('social') };
  },
  // A ticket is valid once.
  gcTime: 0,
  head: () => pageHead('/signup/social'),
  component: () => <SocialSignUpPage {...Route.useLoaderData()} />,
});

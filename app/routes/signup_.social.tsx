import { createFileRoute, redirect } from '@tanstack/react-router';
import { receiveSocialSignUp } from '#app/features/social/receive-sign-up.server.ts';
import { socialSignUpCrumbs } from '#app/features/social/social.crumbs.ts';
import { getSocialSignUp } from '#app/features/social/social.functions.ts';
import { SocialSignUpPage } from '#app/features/social/social-sign-up-page.tsx';
import { readPostedForm } from '#app/lib/on-server.ts';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const Route = createFileRoute('/signup_/social')({
  server: { handlers: { POST: ({ request, next }) => receiveSocialSignUp(request, next) } },
  loader: async () => {
    const signUp = await getSocialSignUp();
    if (!signUp) throw redirect({ to: '/login', statusCode: 302 });
    return { signUp, posted: readPostedForm('social') };
  },
  // A ticket is gone once it was used.
  gcTime: 0,
  head: () =>
    pageHead({ crumbs: socialSignUpCrumbs(), description: m.member_description(), isNoindex: true }),
  component: () => <SocialSignUpPage {...Route.useLoaderData()} />,
});

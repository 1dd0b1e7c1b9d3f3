import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#app/components/member/account-page.tsx';
import { SocialButtons } from '#app/components/member/social-buttons.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

const crumbs = () => [{ label: m.menu_signup() }];

export const Route = createFileRoute('/signup')({
  head: () => pageHead({ crumbs: crumbs(), description: m.member_description(), isNoindex: true }),
  component: () => (
    <AccountPage crumbs={crumbs()} heading={m.menu_signup()}>
      <SocialButtons purpose="signup" />
    </AccountPage>
  ),
});

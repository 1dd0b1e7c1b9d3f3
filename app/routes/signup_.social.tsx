import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#app/components/member/account-page.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

const crumbs = () => [{ label: m.menu_signup() }];

export const Route = createFileRoute('/signup_/social')({
  head: () => pageHead({ crumbs: crumbs(), description: m.member_description(), isNoindex: true }),
  component: () => (
    <AccountPage crumbs={crumbs()} heading={m.menu_signup()}>
      {null}
    </AccountPage>
  ),
});

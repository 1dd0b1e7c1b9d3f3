import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#app/components/member/account-page.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

const crumbs = () => [{ label: m.member_withdraw() }];

export const Route = createFileRoute('/goodbye')({
  head: () => pageHead({ crumbs: crumbs(), description: m.member_description(), isNoindex: true }),
  component: () => (
    <AccountPage crumbs={crumbs()} heading={m.member_withdraw()}>
      {null}
    </AccountPage>
  ),
});

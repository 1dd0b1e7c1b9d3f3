import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

const crumbs = () => [{ label: m.menu_mypage() }];

export const Route = createFileRoute('/mypage/')({
  head: () => pageHead({ crumbs: crumbs(), description: m.member_description(), isNoindex: true }),
  component: () => (
    <MemberPage crumbs={crumbs()} heading={m.menu_mypage()}>
      {null}
    </MemberPage>
  ),
});

import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

const crumbs = () => [{ label: m.menu_mypage(), to: '/mypage' as const }, { label: m.member_questions() }];

export const Route = createFileRoute('/mypage/questions/$id')({
  head: () => pageHead({ crumbs: crumbs(), description: m.member_description(), isNoindex: true }),
  component: () => (
    <MemberPage crumbs={crumbs()} heading={m.member_questions()}>
      {null}
    </MemberPage>
  ),
});

import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LinkedAccounts } from '#app/components/member/linked-accounts.tsx';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { receiveForms } from '#app/lib/forms.server.ts';
import { readPostedForm } from '#app/lib/on-server.ts';
import { pageHead } from '#app/lib/seo.ts';
import { socialSearchEntries } from '#app/lib/social-search.ts';
import { unlinkAccount } from '#app/lib/unlink.server.ts';
import { m } from '#app/paraglide/messages.js';

const crumbs = () => [{ label: m.menu_mypage(), to: '/mypage' as const }, { label: m.member_profile() }];

export const Route = createFileRoute('/mypage/profile')({
  validateSearch: v.object(socialSearchEntries),
  server: {
    handlers: { POST: ({ request, next }) => receiveForms(request, next, { unlink: unlinkAccount }) },
  },
  loader: () => ({ unlink: readPostedForm('unlink') }),
  head: () => pageHead({ crumbs: crumbs(), description: m.member_description(), isNoindex: true }),
  component: () => (
    <MemberPage crumbs={crumbs()} heading={m.member_profile()}>
      <LinkedAccounts search={Route.useSearch()} posted={Route.useLoaderData().unlink} />
    </MemberPage>
  ),
});

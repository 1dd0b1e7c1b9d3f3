import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { RowsSkeleton } from '#app/components/status/skeleton.tsx';
import { mypageQueries } from '#app/features/mypage/mypage.queries.ts';
import { OverviewPage } from '#app/features/mypage/overview-page.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/mypage/')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(mypageQueries.overview());
  },
  head: () => pageHead('/mypage'),
  pendingComponent: () => (
    <MemberPage crumbs={crumbsOf('/mypage')} heading={m.menu_mypage()}>
      <RowsSkeleton />
    </MemberPage>
  ),
  component: MyPage,
});

function MyPage() {
  const { data } = useSuspenseQuery(mypageQueries.overview());
  return <OverviewPage {...data} />;
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { RowsSkeleton } from '#app/components/status/skeleton.tsx';
import { pointsQueries } from '#app/features/points/points.queries.ts';
import { readPointsSearch } from '#app/features/points/points.search.ts';
import { PointsPage } from '#app/features/points/points-page.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/mypage/points')({
  validateSearch: readPointsSearch,
  loaderDeps: ({ search: { page, size, period } }) => ({ page, size, period }),
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(pointsQueries.list(deps));
  },
  head: () => pageHead('/mypage/points'),
  pendingComponent: () => (
    <MemberPage crumbs={crumbsOf('/mypage/points')} heading={m.member_points()}>
      <RowsSkeleton />
    </MemberPage>
  ),
  component: Points,
});

function Points() {
  const search = Route.useLoaderDeps();
  const { data } = useSuspenseQuery(pointsQueries.list(search));
  return <PointsPage search={search} {...data} />;
}

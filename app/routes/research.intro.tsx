import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArticleSkeleton } from '#app/components/posts/article-skeleton.tsx';
import { descriptionOf, detailQueries } from '#app/details/details.queries.ts';
import { researchQueries } from '#app/features/research/research.queries.ts';
import { ResearchPage } from '#app/features/research/research-page.tsx';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/research/intro')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(researchQueries.overview()),
      context.queryClient.ensureQueryData(detailQueries.of('research')),
    ]);
  },
  head: ({ match }) => pageHead('/research/intro', descriptionOf(match.context.queryClient, 'research')),
  pendingComponent: ArticleSkeleton,
  component: ResearchOverview,
});

function ResearchOverview() {
  const { data: overview } = useSuspenseQuery(researchQueries.overview());
  const { data: details } = useSuspenseQuery(detailQueries.of('research'));
  return <ResearchPage overview={overview} details={details} />;
}

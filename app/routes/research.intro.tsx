import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArticleSkeleton } from '#app/components/posts/article-skeleton.tsx';
import { researchQueries } from '#app/features/research/research.queries.ts';
import { ResearchPage } from '#app/features/research/research-page.tsx';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/research/intro')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(researchQueries.overview());
  },
  head: () => pageHead('/research/intro'),
  pendingComponent: ArticleSkeleton,
  component: () => <ResearchPage overview={useSuspenseQuery(researchQueries.overview()).data} />,
});

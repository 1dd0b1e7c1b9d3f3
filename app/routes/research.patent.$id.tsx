import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ArticleSkeleton } from '#app/components/posts/article-skeleton.tsx';
import { PatentArticle } from '#app/features/patents/patent-article.tsx';
import { patentQueries } from '#app/features/patents/patents.queries.ts';
import { idParam } from '#app/routing/search-params.ts';
import { articleHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/research/patent/$id')({
  beforeLoad: ({ params }) => {
    if (idParam(params.id) === undefined) throw notFound();
  },
  loader: async ({ context, params }) => {
    const {
      html: _html,
      heading: _heading,
      ...item
    } = await context.queryClient.ensureQueryData(patentQueries.detail(params.id));
    return item;
  },
  head: ({ loaderData: item }) => (item ? articleHead('/research/patent/$id', item) : {}),
  pendingComponent: ArticleSkeleton,
  component: PatentPage,
});

function PatentPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(patentQueries.detail(id));
  return <PatentArticle item={data} />;
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { ArticleSkeleton } from '#app/components/posts/article-skeleton.tsx';
import { PatentArticle } from '#app/features/patents/patent-article.tsx';
import { patentQueries } from '#app/features/patents/patents.queries.ts';
import { articleHead } from '#app/seo/page-head.ts';
import { idParamsSchema } from '#contract/paging.ts';

export const Route = createFileRoute('/research/patent/$id')({
  beforeLoad: ({ params }) => {
    if (!v.is(idParamsSchema, params)) throw notFound();
  },
  loader: async ({ context, params }) => {
    const { html: _html, ...item } = await context.queryClient.ensureQueryData(
      patentQueries.detail(params.id),
    );
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

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { ArticleSkeleton } from '#app/components/posts/article-skeleton.tsx';
import { PatentArticle } from '#app/features/patents/patent-article.tsx';
import { patentCrumbs } from '#app/features/patents/patents.crumbs.ts';
import { patentQueries } from '#app/features/patents/patents.queries.ts';
import { pageHead } from '#app/lib/seo.ts';
import { idParamsSchema } from '#contract/pages.ts';

export const Route = createFileRoute('/research/patent/$id')({
  beforeLoad: ({ params }) => {
    if (!v.is(idParamsSchema, params)) throw notFound();
  },
  loader: async ({ context, params }) => {
    const { title, summary, locale, thumbnail } = await context.queryClient.ensureQueryData(
      patentQueries.detail(params.id),
    );
    return { title, summary, locale, thumbnail };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({ crumbs: patentCrumbs(loaderData), description: loaderData.summary, type: 'article' })
      : {},
  pendingComponent: ArticleSkeleton,
  component: PatentPage,
});

function PatentPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(patentQueries.detail(id));
  return <PatentArticle item={data} />;
}

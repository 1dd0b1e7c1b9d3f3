import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { ArticleSkeleton } from '#app/components/posts/article-skeleton.tsx';
import { thesisCrumbs } from '#app/features/theses/theses.crumbs.ts';
import { thesisQueries } from '#app/features/theses/theses.queries.ts';
import { ThesisArticle } from '#app/features/theses/thesis-article.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { idParamsSchema } from '#contract/pages.ts';

export const Route = createFileRoute('/research/thesis/$id')({
  beforeLoad: ({ params }) => {
    if (!v.is(idParamsSchema, params)) throw notFound();
  },
  loader: async ({ context, params }) => {
    const { title, summary, locale, thumbnail } = await context.queryClient.ensureQueryData(
      thesisQueries.detail(params.id),
    );
    return { title, summary, locale, thumbnail };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({ crumbs: thesisCrumbs(loaderData), description: loaderData.summary, type: 'article' })
      : {},
  pendingComponent: ArticleSkeleton,
  component: ThesisPage,
});

function ThesisPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(thesisQueries.detail(id));
  return <ThesisArticle item={data} />;
}

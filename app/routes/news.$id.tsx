import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { newsItemCrumbs } from '#app/features/news/news.crumbs.ts';
import { newsQueries } from '#app/features/news/news.queries.ts';
import { NewsArticle } from '#app/features/news/news-article.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { idParamsSchema } from '#contract/pages.ts';

export const Route = createFileRoute('/news/$id')({
  beforeLoad: ({ params }) => {
    if (!v.is(idParamsSchema, params)) throw notFound();
  },
  loader: async ({ context, params }) => {
    const { title, summary, locale } = await context.queryClient.ensureQueryData(
      newsQueries.detail(params.id),
    );
    return { title, summary, locale };
  },
  head: ({ loaderData }) =>
    loaderData ? pageHead({ crumbs: newsItemCrumbs(loaderData), description: loaderData.summary }) : {},
  component: NewsItemPage,
});

function NewsItemPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(newsQueries.detail(id));
  return <NewsArticle item={data} crumbs={newsItemCrumbs(data)} />;
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { ArticleSkeleton } from '#app/components/posts/article-skeleton.tsx';
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
    const { title, summary, locale, thumbnail } = await context.queryClient.ensureQueryData(
      newsQueries.detail(params.id),
    );
    return { title, summary, locale, thumbnail };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({ crumbs: newsItemCrumbs(loaderData), description: loaderData.summary, type: 'article' })
      : {},
  pendingComponent: ArticleSkeleton,
  component: NewsItemPage,
});

function NewsItemPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(newsQueries.detail(id));
  return <NewsArticle item={data} />;
}

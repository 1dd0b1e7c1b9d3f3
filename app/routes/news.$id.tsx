import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ArticleSkeleton } from '#app/components/posts/article-skeleton.tsx';
import { newsQueries } from '#app/features/news/news.queries.ts';
import { NewsArticle } from '#app/features/news/news-article.tsx';
import { idParam } from '#app/routing/search-params.ts';
import { articleHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/news/$id')({
  beforeLoad: ({ params }) => {
    if (idParam(params.id) === undefined) throw notFound();
  },
  loader: async ({ context, params }) => {
    const {
      html: _html,
      heading: _heading,
      ...item
    } = await context.queryClient.ensureQueryData(newsQueries.detail(params.id));
    return item;
  },
  head: ({ loaderData: item }) => (item ? articleHead('/news/$id', item, { news: item }) : {}),
  pendingComponent: ArticleSkeleton,
  component: NewsItemPage,
});

function NewsItemPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(newsQueries.detail(id));
  return <NewsArticle item={data} />;
}

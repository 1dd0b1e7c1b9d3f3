import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { FeedLink } from '#app/components/posts/feed-link.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { newsQueries } from '#app/features/news/news.queries.ts';
import { NewsList } from '#app/features/news/news-list.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { readPostSearch } from '#app/routing/search-params.ts';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/news/')({
  validateSearch: readPostSearch,
  loaderDeps: ({ search: { page, size, idCategory } }) => ({ page, size, idCategory }),
  loader: async ({ context, deps }) => {
    const { items } = await context.queryClient.ensureQueryData(newsQueries.list(deps));
    return { isEmpty: items.length === 0 };
  },
  head: ({ loaderData }) =>
    pageHead('/news', {
      isNoindex: loaderData?.isEmpty ?? false,
    }),
  pendingComponent: ListSkeleton,
  component: NewsPage,
});

function NewsPage() {
  const search = Route.useLoaderDeps();
  const { data } = useSuspenseQuery(newsQueries.list(search));
  const lead = (
    <>
      <p>{m.news_title_lead()}</p>
      <FeedLink page="/news" />
    </>
  );
  return (
    <>
      <PageTitle crumbs={crumbsOf('/news')} heading={m.menu_news()} lead={lead} />
      <NewsList search={search} {...data} />
    </>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { newsCrumbs } from '#app/features/news/news.crumbs.ts';
import { newsQueries } from '#app/features/news/news.queries.ts';
import { newsSearchSchema } from '#app/features/news/news.schema.ts';
import { NewsList } from '#app/features/news/news-list.tsx';
import { brandName } from '#app/lib/locale.ts';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const Route = createFileRoute('/news/')({
  validateSearch: newsSearchSchema,
  loaderDeps: ({ search: { page, size, idCategory } }) => ({ page, size, idCategory }),
  loader: async ({ context, deps }) => {
    const { items } = await context.queryClient.ensureQueryData(newsQueries.list(deps));
    return { isEmpty: items.length === 0 };
  },
  head: ({ loaderData }) =>
    pageHead({
      crumbs: newsCrumbs(),
      description: m.news_description({ brand: brandName() }),
      isNoindex: loaderData?.isEmpty ?? false,
      feed: '/rss/news.xml',
    }),
  component: NewsPage,
});

function NewsPage() {
  const search = Route.useLoaderDeps();
  const { data } = useSuspenseQuery(newsQueries.list(search));
  return (
    <>
      <PageTitle
        crumbs={newsCrumbs()}
        heading={m.menu_news()}
        lead={m.news_description({ brand: brandName() })}
      />
      <NewsList search={search} {...data} />
    </>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { FallbackListNotice } from '#app/components/posts/fallback-notice.tsx';
import { FeedLink } from '#app/components/posts/feed-link.tsx';
import { PostList } from '#app/components/posts/post-list.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { pressQueries } from '#app/features/press/press.queries.ts';
import { PressRows } from '#app/features/press/press-rows.tsx';
import { brandName } from '#app/i18n/locale.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { readPostSearch } from '#app/routing/search-params.ts';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/press')({
  validateSearch: readPostSearch,
  loaderDeps: ({ search: { page, size, idCategory } }) => ({ page, size, idCategory }),
  loader: async ({ context, deps }) => {
    const { items } = await context.queryClient.ensureQueryData(pressQueries.list(deps));
    return { isEmpty: items.length === 0 };
  },
  head: ({ loaderData }) =>
    pageHead('/press', {
      isNoindex: loaderData?.isEmpty ?? false,
    }),
  pendingComponent: ListSkeleton,
  component: PressPage,
});

function PressPage() {
  const search = Route.useLoaderDeps();
  const { items, page, categories } = useSuspenseQuery(pressQueries.list(search)).data;
  const lead = (
    <>
      <p>{m.press_description({ brand: brandName() })}</p>
      <FeedLink page="/press" />
    </>
  );
  return (
    <>
      <PageTitle crumbs={crumbsOf('/press')} heading={m.menu_press()} lead={lead} />
      <PostList
        to="/press"
        search={search}
        page={page}
        categories={categories}
        emptyHint={m.news_empty_hint()}
      >
        {items.length > 0 ? (
          <>
            <FallbackListNotice items={items} />
            <PressRows items={items} />
          </>
        ) : null}
      </PostList>
    </>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { FallbackListNotice } from '#app/components/posts/fallback-notice.tsx';
import { PostList } from '#app/components/posts/post-list.tsx';
import { ThesisRows } from '#app/components/posts/thesis-rows.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { thesisQueries } from '#app/features/theses/theses.queries.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { readPostSearch } from '#app/routing/search-params.ts';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/research/thesis/')({
  validateSearch: readPostSearch,
  loaderDeps: ({ search: { page, size, idCategory } }) => ({ page, size, idCategory }),
  loader: async ({ context, deps }) => {
    const { items } = await context.queryClient.ensureQueryData(thesisQueries.list(deps));
    return { isEmpty: items.length === 0 };
  },
  head: ({ loaderData }) =>
    pageHead('/research/thesis', {
      isNoindex: loaderData?.isEmpty ?? false,
    }),
  pendingComponent: ListSkeleton,
  component: ThesesPage,
});

function ThesesPage() {
  const search = Route.useLoaderDeps();
  const { items, page, categories } = useSuspenseQuery(thesisQueries.list(search)).data;
  return (
    <>
      <PageTitle crumbs={crumbsOf('/research/thesis')} heading={m.menu_thesis()} lead={m.thesis_lead()} />
      <PostList
        to="/research/thesis"
        search={search}
        page={page}
        categories={categories}
        emptyHint={m.thesis_empty_hint()}
      >
        {items.length > 0 ? (
          <>
            <FallbackListNotice items={items} />
            <ThesisRows items={items} heading="h2" />
          </>
        ) : null}
      </PostList>
    </>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { FallbackListNotice } from '#app/components/posts/fallback-notice.tsx';
import { PatentRows } from '#app/components/posts/patent-rows.tsx';
import { PostList } from '#app/components/posts/post-list.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { patentQueries } from '#app/features/patents/patents.queries.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { readPostSearch } from '#app/routing/search-params.ts';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/research/patent/')({
  validateSearch: readPostSearch,
  loaderDeps: ({ search: { page, size, idCategory } }) => ({ page, size, idCategory }),
  loader: async ({ context, deps }) => {
    const { items } = await context.queryClient.ensureQueryData(patentQueries.list(deps));
    return { isEmpty: items.length === 0 };
  },
  head: ({ loaderData }) =>
    pageHead('/research/patent', {
      isNoindex: loaderData?.isEmpty ?? false,
    }),
  pendingComponent: ListSkeleton,
  component: PatentsPage,
});

function PatentsPage() {
  const search = Route.useLoaderDeps();
  const { items, page, categories } = useSuspenseQuery(patentQueries.list(search)).data;
  return (
    <>
      <PageTitle crumbs={crumbsOf('/research/patent')} heading={m.menu_patent()} lead={m.patent_lead()} />
      <PostList
        to="/research/patent"
        search={search}
        page={page}
        categories={categories}
        emptyHint={m.patent_empty_hint()}
      >
        {items.length > 0 ? (
          <>
            <FallbackListNotice items={items} />
            <PatentRows items={items} heading="h2" />
          </>
        ) : null}
      </PostList>
    </>
  );
}

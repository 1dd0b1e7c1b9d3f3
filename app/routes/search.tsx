import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { readHitSearch } from '#app/features/search/hits.search.ts';
import { searchQueries } from '#app/features/search/search.queries.ts';
import { SearchPage } from '#app/features/search/search-page.tsx';
import { queryState } from '#app/features/search/search-words.ts';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readHitSearch,
  loaderDeps: ({ search: { q = '', type, page, size } }) => ({ q: q.trim(), type, page, size }),
  loader: async ({ context, deps }) => {
    if (queryState(deps.q) === 'ready') await context.queryClient.ensureQueryData(searchQueries.hits(deps));
  },
  head: () => pageHead('/search'),
  pendingComponent: ListSkeleton,
  component: () => <SearchPage search={Route.useLoaderDeps()} />,
});

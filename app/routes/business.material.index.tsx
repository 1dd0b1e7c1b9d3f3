import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { documentQueries } from '#app/components/documents/documents.queries.ts';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { MaterialList } from '#app/features/products/material-list.tsx';
import { productQueries } from '#app/features/products/products.queries.ts';
import { readFinderSearch } from '#app/finder/finder-search.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/business/material/')({
  validateSearch: readFinderSearch,
  // A fixed order: query keys compare it.
  loaderDeps: ({ search }) => readFinderSearch(search),
  loader: async ({ context, deps }) => {
    const [{ items }] = await Promise.all([
      context.queryClient.ensureQueryData(productQueries.materials(deps)),
      context.queryClient.ensureQueryData(documentQueries.byType()),
    ]);
    return { isEmpty: items.length === 0 };
  },
  head: ({ loaderData, match }) => {
    const { queryKey } = productQueries.materials(match.loaderDeps);
    const data = match.context.queryClient.getQueryData(queryKey);
    return pageHead('/business/material', {
      isNoindex: loaderData?.isEmpty ?? false,
      subject: { products: data?.items },
    });
  },
  pendingComponent: ListSkeleton,
  component: MaterialPage,
});

function MaterialPage() {
  const search = Route.useLoaderDeps();
  const { data } = useSuspenseQuery(productQueries.materials(search));
  return (
    <>
      <PageTitle
        crumbs={crumbsOf('/business/material')}
        heading={m.menu_material()}
        lead={m.material_lead()}
      />
      <MaterialList search={search} {...data} />
    </>
  );
}

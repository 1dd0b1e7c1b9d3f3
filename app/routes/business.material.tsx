import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { MaterialList } from '#app/features/products/material-list.tsx';
import { materialCrumbs } from '#app/features/products/products.crumbs.ts';
import { productQueries } from '#app/features/products/products.queries.ts';
import { productSearchSchema } from '#app/features/products/products.schema.ts';
import { brandName } from '#app/lib/locale.ts';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const Route = createFileRoute('/business/material')({
  validateSearch: productSearchSchema,
  loaderDeps: ({ search: { page, size } }) => ({ page, size }),
  loader: async ({ context, deps }) => {
    const { items } = await context.queryClient.ensureQueryData(productQueries.materials(deps));
    return { isEmpty: items.length === 0 };
  },
  head: ({ loaderData }) =>
    pageHead({
      crumbs: materialCrumbs(),
      description: m.material_description({ brand: brandName() }),
      isNoindex: loaderData?.isEmpty ?? false,
    }),
  pendingComponent: ListSkeleton,
  component: MaterialPage,
});

function MaterialPage() {
  const search = Route.useLoaderDeps();
  const { data } = useSuspenseQuery(productQueries.materials(search));
  return (
    <>
      <PageTitle crumbs={materialCrumbs()} heading={m.menu_material()} lead={m.material_lead()} />
      <MaterialList search={search} {...data} />
    </>
  );
}

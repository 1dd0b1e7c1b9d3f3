import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { pharmacyQueries } from '#app/features/pharmacy/pharmacy.queries.ts';
import { readPharmacySearch } from '#app/features/pharmacy/pharmacy.search.ts';
import { PharmacyFinder } from '#app/features/pharmacy/pharmacy-finder.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { openMapDocument } from '#app/routing/document-path.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { shellQueries } from '#app/shell/shell.queries.ts';

export const Route = createFileRoute('/business/pharmacy')({
  validateSearch: readPharmacySearch,
  beforeLoad: openMapDocument,
  // A fixed order: query keys compare it.
  loaderDeps: ({ search }) => readPharmacySearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const query = pharmacyQueries.page(deps);
    // In the browser the previous list stays until the next one arrives, so a filter responds at once.
    if (typeof document !== 'undefined') {
      void queryClient.prefetchQuery(query);
      return { isEmpty: false };
    }
    const { items } = await queryClient.ensureQueryData(query);
    return { isEmpty: items.length === 0 };
  },
  head: ({ loaderData }) =>
    pageHead('/business/pharmacy', {
      isNoindex: loaderData?.isEmpty ?? false,
    }),
  component: PharmacyPage,
});

function PharmacyPage() {
  const search = Route.useLoaderDeps();
  const { data: shell } = useSuspenseQuery(shellQueries.shell());
  return (
    <>
      <PageTitle
        crumbs={crumbsOf('/business/pharmacy')}
        heading={m.menu_pharmacy()}
        lead={m.pharmacy_lead()}
        isCompact
      />
      <PharmacyFinder search={search} mapKey={shell.mapKey} />
    </>
  );
}

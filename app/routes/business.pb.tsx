import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Invitation } from '#app/components/layout/invitation.tsx';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { OwnProductList } from '#app/features/products/own-product-list.tsx';
import { productQueries } from '#app/features/products/products.queries.ts';
import { readProductSearch } from '#app/features/products/products.search.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/business/pb')({
  validateSearch: readProductSearch,
  loaderDeps: ({ search: { page, size } }) => ({ page, size }),
  loader: async ({ context, deps }) => {
    const { items } = await context.queryClient.ensureQueryData(productQueries.ownProducts(deps));
    return { isEmpty: items.length === 0 };
  },
  head: ({ loaderData, match }) => {
    const { queryKey } = productQueries.ownProducts(match.loaderDeps);
    const data = match.context.queryClient.getQueryData(queryKey);
    return pageHead('/business/pb', {
      isNoindex: loaderData?.isEmpty ?? false,
      subject: { products: data?.items },
    });
  },
  pendingComponent: ListSkeleton,
  component: OwnProductsPage,
});

function OemInvitation() {
  const search = { lang: getLocale(), type: 'OEM_ODM' as const };
  return (
    <Invitation heading={m.pb_oem()} text={m.pb_oem_text()}>
      <PlainLink to="/contact" search={search} className={primaryButton}>
        {m.home_cta_contact()}
      </PlainLink>
      <PlainLink to="/company/intro" hash="brand-support" className={quietButton}>
        {m.pb_brand_support()}
      </PlainLink>
    </Invitation>
  );
}

function OwnProductsPage() {
  const search = Route.useLoaderDeps();
  const { data } = useSuspenseQuery(productQueries.ownProducts(search));
  return (
    <>
      <PageTitle crumbs={crumbsOf('/business/pb')} heading={m.menu_pb()} lead={m.pb_lead()} />
      <OwnProductList search={search} {...data} />
      <OemInvitation />
    </>
  );
}

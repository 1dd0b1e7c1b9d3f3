import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { faqQueries } from '#app/features/faq/faq.queries.ts';
import { FaqList } from '#app/features/faq/faq-list.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { idParam, searchReader } from '#app/routing/search-params.ts';
import { pageHead } from '#app/seo/page-head.ts';

const readFaqSearch = searchReader({ idCategory: idParam });

export const Route = createFileRoute('/faq')({
  validateSearch: readFaqSearch,
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(faqQueries.all());
  },
  head: ({ match }) => {
    const faqs = match.context.queryClient.getQueryData(faqQueries.all().queryKey);
    return pageHead('/faq', { subject: { faqs } });
  },
  pendingComponent: ListSkeleton,
  component: FaqPage,
});

function FaqPage() {
  const { idCategory } = Route.useSearch();
  const { data: faqs } = useSuspenseQuery(faqQueries.all());
  return (
    <>
      <PageTitle crumbs={crumbsOf('/faq')} heading={m.menu_faq()} lead={m.faq_lead()} />
      <FaqList faqs={faqs} idCategory={idCategory} />
    </>
  );
}

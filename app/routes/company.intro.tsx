import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { documentQueries } from '#app/components/documents/documents.queries.ts';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { companyQueries } from '#app/features/company/company.queries.ts';
import { CompanyIntro } from '#app/features/company/company-intro.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/company/intro')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(companyQueries.content()),
      context.queryClient.ensureQueryData(documentQueries.byType()),
    ]);
  },
  head: () => pageHead('/company/intro'),
  pendingComponent: ListSkeleton,
  component: IntroPage,
});

function IntroPage() {
  const { data } = useSuspenseQuery(companyQueries.content());
  return (
    <>
      <PageTitle crumbs={crumbsOf('/company/intro')} heading={m.menu_intro()} lead={m.intro_lead()} />
      <CompanyIntro {...data} />
    </>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { introCrumbs } from '#app/features/company/company.crumbs.ts';
import { companyQueries } from '#app/features/company/company.queries.ts';
import { CompanyIntro } from '#app/features/company/company-intro.tsx';
import { documentQueries } from '#app/lib/documents.queries.ts';
import { brandName } from '#app/lib/locale.ts';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const Route = createFileRoute('/company/intro')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(companyQueries.content()),
      context.queryClient.ensureQueryData(documentQueries.byType()),
    ]);
  },
  head: () => pageHead({ crumbs: introCrumbs(), description: m.intro_description({ brand: brandName() }) }),
  pendingComponent: ListSkeleton,
  component: IntroPage,
});

function IntroPage() {
  const { data } = useSuspenseQuery(companyQueries.content());
  return (
    <>
      <PageTitle crumbs={introCrumbs()} heading={m.menu_intro()} lead={m.intro_lead()} />
      <CompanyIntro {...data} />
    </>
  );
}

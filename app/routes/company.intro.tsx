import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { documentQueries } from '#app/components/documents/documents.queries.ts';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { descriptionOf, detailQueries } from '#app/details/details.queries.ts';
import { passageText } from '#app/details/passage-text.tsx';
import { companyQueries } from '#app/features/company/company.queries.ts';
import { CompanyIntro } from '#app/features/company/company-intro.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/company/intro')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(companyQueries.content()),
      context.queryClient.ensureQueryData(detailQueries.of('intro')),
      context.queryClient.ensureQueryData(documentQueries.byType()),
    ]);
  },
  head: ({ match }) => pageHead('/company/intro', descriptionOf(match.context.queryClient, 'intro')),
  pendingComponent: ListSkeleton,
  component: IntroPage,
});

function IntroPage() {
  const { data } = useSuspenseQuery(companyQueries.content());
  const { data: details } = useSuspenseQuery(detailQueries.of('intro'));
  return (
    <>
      <PageTitle
        crumbs={crumbsOf('/company/intro')}
        heading={m.menu_intro()}
        lead={passageText(details, 'intro')}
      />
      <CompanyIntro {...data} details={details} />
    </>
  );
}

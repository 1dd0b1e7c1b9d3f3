import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { descriptionOf, detailQueries } from '#app/details/details.queries.ts';
import { passageText } from '#app/details/passage-text.tsx';
import { Vision } from '#app/features/company/vision.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/company/vision')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(detailQueries.of('vision'));
  },
  head: ({ match }) => pageHead('/company/vision', descriptionOf(match.context.queryClient, 'vision')),
  component: VisionPage,
});

function VisionPage() {
  const { data: details } = useSuspenseQuery(detailQueries.of('vision'));
  return (
    <>
      <PageTitle
        crumbs={crumbsOf('/company/vision')}
        heading={m.menu_vision()}
        lead={passageText(details, 'vision')}
      />
      <Vision details={details} />
    </>
  );
}

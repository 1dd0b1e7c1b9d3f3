import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { descriptionOf, detailQueries } from '#app/details/details.queries.ts';
import { passageText } from '#app/details/passage-text.tsx';
import { Directions } from '#app/features/directions/directions.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { openMapDocument } from '#app/routing/document-path.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { shellQueries } from '#app/shell/shell.queries.ts';

export const Route = createFileRoute('/company/contactUS')({
  beforeLoad: openMapDocument,
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(detailQueries.of('directions'));
  },
  head: ({ match }) => pageHead('/company/contactUS', descriptionOf(match.context.queryClient, 'directions')),
  component: DirectionsPage,
});

function DirectionsPage() {
  const { data: details } = useSuspenseQuery(detailQueries.of('directions'));
  const { data: shell } = useSuspenseQuery(shellQueries.shell());
  return (
    <>
      <PageTitle
        crumbs={crumbsOf('/company/contactUS')}
        heading={m.menu_directions()}
        lead={passageText(details, 'directions')}
      />
      <Directions company={shell.company} details={details} mapKey={shell.mapKey} />
    </>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { descriptionOf, detailQueries } from '#app/details/details.queries.ts';
import { passageOf } from '#app/details/details.ts';
import { passageText } from '#app/details/passage-text.tsx';
import { ShownProducts } from '#app/features/showroom/shown-products.tsx';
import { showroomQueries } from '#app/features/showroom/showroom.queries.ts';
import { ShowroomFigures } from '#app/features/showroom/showroom-figures.tsx';
import { Stations } from '#app/features/showroom/stations.tsx';
import { Visit } from '#app/features/showroom/visit.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { openMapDocument } from '#app/routing/document-path.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { shellQueries } from '#app/shell/shell.queries.ts';

export const Route = createFileRoute('/business/showroom')({
  beforeLoad: openMapDocument,
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(showroomQueries.content()),
      context.queryClient.ensureQueryData(detailQueries.of('showroom')),
    ]);
  },
  head: ({ match }) => pageHead('/business/showroom', descriptionOf(match.context.queryClient, 'showroom')),
  component: ShowroomPage,
});

function ShowroomPage() {
  const { data: details } = useSuspenseQuery(detailQueries.of('showroom'));
  const { data: showroom } = useSuspenseQuery(showroomQueries.content());
  const { data: shell } = useSuspenseQuery(shellQueries.shell());
  return (
    <>
      <PageTitle
        crumbs={crumbsOf('/business/showroom')}
        heading={m.menu_showroom()}
        lead={passageText(details, 'showroom')}
      />
      {passageOf(details, 'showroom') ? (
        <ShowroomFigures details={details} specimens={showroom.specimens} />
      ) : null}
      <Stations details={details} />
      <Visit details={details} mapKey={shell.mapKey} />
      <ShownProducts details={details} products={showroom.products} />
    </>
  );
}

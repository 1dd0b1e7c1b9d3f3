import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { Directions } from '#app/features/directions/directions.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { openMapDocument } from '#app/routing/document-path.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { shellQueries } from '#app/shell/shell.queries.ts';

export const Route = createFileRoute('/company/contactUS')({
  beforeLoad: openMapDocument,
  head: () => pageHead('/company/contactUS'),
  component: DirectionsPage,
});

function DirectionsPage() {
  const { data: shell } = useSuspenseQuery(shellQueries.shell());
  return (
    <>
      <PageTitle
        crumbs={crumbsOf('/company/contactUS')}
        heading={m.menu_directions()}
        lead={m.directions_lead()}
      />
      <Directions company={shell.company} mapKey={shell.mapKey} />
    </>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Invitation } from '#app/components/layout/invitation.tsx';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { historyQueries } from '#app/features/history/history.queries.ts';
import { Timeline } from '#app/features/history/timeline.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/company/history')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(historyQueries.all());
  },
  head: () => pageHead('/company/history'),
  pendingComponent: ListSkeleton,
  component: HistoryPage,
});

function HistoryPage() {
  const { data } = useSuspenseQuery(historyQueries.all());
  return (
    <>
      <PageTitle crumbs={crumbsOf('/company/history')} heading={m.menu_history()} lead={m.history_lead()} />
      <Timeline entries={data} />
      <Invitation heading={m.history_next()} text={m.history_next_text()}>
        <PlainLink to="/company/vision" className={primaryButton}>
          {m.history_next_link()}
        </PlainLink>
      </Invitation>
    </>
  );
}

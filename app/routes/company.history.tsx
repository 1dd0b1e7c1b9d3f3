import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Invitation } from '#app/components/layout/invitation.tsx';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { descriptionOf, detailQueries } from '#app/details/details.queries.ts';
import { rowsOf } from '#app/details/details.ts';
import { passageText } from '#app/details/passage-text.tsx';
import { historyQueries } from '#app/features/history/history.queries.ts';
import { Timeline } from '#app/features/history/timeline.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/company/history')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(historyQueries.all()),
      context.queryClient.ensureQueryData(detailQueries.of('history')),
    ]);
  },
  head: ({ match }) => pageHead('/company/history', descriptionOf(match.context.queryClient, 'history')),
  pendingComponent: ListSkeleton,
  component: HistoryPage,
});

function HistoryPage() {
  const { data } = useSuspenseQuery(historyQueries.all());
  const { data: details } = useSuspenseQuery(detailQueries.of('history'));
  return (
    <>
      <PageTitle
        crumbs={crumbsOf('/company/history')}
        heading={m.menu_history()}
        lead={passageText(details, 'history')}
      />
      <Timeline entries={data.reached} goals={data.goals} />
      {rowsOf(details, 'goal').length > 0 ? (
        <Invitation heading={m.history_next()} text={m.history_next_text()}>
          <PlainLink to="/company/vision" className={primaryButton}>
            {m.history_next_link()}
          </PlainLink>
        </Invitation>
      ) : null}
    </>
  );
}

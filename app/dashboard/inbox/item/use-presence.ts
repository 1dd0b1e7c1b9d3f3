import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { attempt } from '#app/dashboard/acts/use-staff-act.ts';
import { watchItem } from '#app/dashboard/inbox/inbox-acts.functions.ts';
import { inboxQueries } from '#app/dashboard/inbox/inbox-items.queries.ts';
import type { InboxDetailAnswer, InboxWatch } from '#contract/inbox-detail.ts';

/** The API forgets a person after 20 seconds. */
const intervalMs = 8_000;

type Deliveries = InboxWatch['deliveries'];

function isDelivered(item: InboxDetailAnswer, deliveries: Deliveries): boolean {
  return deliveries.every(
    ({ id, state }) => item.answers.find((answer) => answer.id === id)?.delivery.state === state,
  );
}

/** Says that the person has the item open, and reads the item again once it changed. Returns who else has it open. */
export function usePresence(item: InboxDetailAnswer, isWriting: boolean): InboxWatch['people'] {
  const { reference, revision } = item;
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['inbox-watch', reference, revision, isWriting],
    queryFn: () => attempt(() => watchItem({ data: { reference, revision, isWriting } })),
    refetchInterval: intervalMs,
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
  });
  const watch = data?.ok ? data.data.data : undefined;
  const isCurrent = !watch || (watch.revision <= revision && isDelivered(item, watch.deliveries));
  useEffect(() => {
    if (!isCurrent) void queryClient.invalidateQueries({ queryKey: inboxQueries.item(reference).queryKey });
  }, [isCurrent, queryClient, reference]);
  return watch?.people ?? [];
}

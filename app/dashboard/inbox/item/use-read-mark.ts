import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { attempt } from '#app/dashboard/acts/use-staff-act.ts';
import { markAsRead } from '#app/dashboard/inbox/inbox-acts.functions.ts';
import { inboxQueries } from '#app/dashboard/inbox/inbox-items.queries.ts';
import { showInLists } from '#app/dashboard/inbox/show-change.ts';

/** Marks the item as read, once for each opening. Returns a function that waits for it. */
export function useReadMark(reference: string): () => Promise<void> {
  const queryClient = useQueryClient();
  const marking = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    showInLists(queryClient, [reference], { isUnread: false });
    marking.current = attempt(() => markAsRead({ data: { reference } })).then(() => {
      void queryClient.invalidateQueries({ queryKey: inboxQueries.lists });
      void queryClient.invalidateQueries({ queryKey: inboxQueries.allCounts });
    });
  }, [reference, queryClient]);
  return async () => {
    await marking.current;
  };
}

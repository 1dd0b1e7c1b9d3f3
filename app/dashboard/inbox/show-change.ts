import type { QueryClient } from '@tanstack/react-query';
import { showAtOnce, type TakeBack } from '#app/dashboard/acts/show-at-once.ts';
import type { InboxListed, InboxPageAnswer } from '#contract/inbox.ts';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import { type InboxState, waitingStates } from '#contract/inbox-kinds.ts';
import { inboxQueries } from './inbox-items.queries.ts';
import { filteredState } from './inbox-search.ts';

export type ItemChange = Partial<Pick<InboxListed, 'state' | 'due' | 'assignee' | 'isUnread'>>;

/** When the answer is due again, the API knows. */
export function stateChange(state: InboxState): ItemChange {
  return { state, due: null };
}

function isListed({ state }: InboxListed, filter: ReturnType<typeof filteredState>): boolean {
  return filter === 'all' || (filter === 'waiting' ? waitingStates.includes(state) : filter === state);
}

/** Rows that the filter of a list lets through no more leave it. */
export function showInLists(
  queryClient: QueryClient,
  references: readonly string[],
  change: ItemChange,
): TakeBack {
  const isChanged = ({ reference }: InboxListed) => references.includes(reference);
  return showAtOnce<InboxPageAnswer>(queryClient, inboxQueries.lists, (page, key) => ({
    ...page,
    data: page.data
      .map((item) => (isChanged(item) ? { ...item, ...change } : item))
      .filter((item) => !isChanged(item) || isListed(item, filteredState(key.at(-1)))),
  }));
}

/** Shows a change of an item on its page and in the lists. */
export function showChange(
  queryClient: QueryClient,
  reference: string,
  change: Omit<ItemChange, 'isUnread'>,
): TakeBack {
  const { queryKey } = inboxQueries.item(reference);
  const onPage = showAtOnce<InboxDetailAnswer>(queryClient, queryKey, (item) => ({ ...item, ...change }));
  const inLists = showInLists(queryClient, [reference], change);
  return () => {
    onPage();
    inLists();
  };
}

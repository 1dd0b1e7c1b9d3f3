import { useQueryClient } from '@tanstack/react-query';
import type { TakeBack } from '#app/dashboard/acts/show-at-once.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { closeItems, undoClosing } from '#app/dashboard/inbox/inbox-acts.functions.ts';
import type { InboxFilterValues } from '#app/dashboard/inbox/inbox-search.ts';
import { isClosable } from '#app/dashboard/inbox/item/possible-closings.ts';
import { showInLists, stateChange } from '#app/dashboard/inbox/show-change.ts';
import { showToast } from '#app/dashboard/ui/toasts.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxListed } from '#contract/inbox.ts';
import type { InboxClosing } from '#contract/inbox-work.ts';

export type Target =
  | { items: readonly InboxListed[] }
  /** All that match and were received before. */
  | { filter: InboxFilterValues; receivedBefore: string };

const doneTexts: Readonly<Record<InboxClosing, (values: { count: string }) => string>> = {
  processed: m.admin_inbox_bulk_processed,
  answered_elsewhere: m.admin_inbox_bulk_elsewhere,
  spam: m.admin_inbox_bulk_spam,
};

type Closed = { batch: string | undefined; closed: number; skipped: number; hasMore: boolean };

function textOf(act: InboxClosing, { closed, skipped }: Closed): string {
  const done = doneTexts[act]({ count: formatNumber(closed) });
  return skipped > 0 ? `${done} ${m.admin_inbox_bulk_skipped({ count: formatNumber(skipped) })}` : done;
}

function requested(target: Target) {
  if (!('items' in target)) return target;
  return { items: target.items.map(({ reference, revision }) => ({ reference, revision })) };
}

/** Closes many items. Their rows leave the list at once, and an undo brings them back. */
export function useBulkClosing(rows: readonly InboxListed[]) {
  const queryClient = useQueryClient();
  const { act, isActing } = useStaffAct();

  /** Of all that match, the list has a page. */
  function show(closing: InboxClosing, target: Target): TakeBack {
    const closed = ('items' in target ? target.items : rows).filter((item) => isClosable(item, closing));
    const references = closed.map(({ reference }) => reference);
    return showInLists(queryClient, references, stateChange(closing));
  }

  async function closeOnce(
    closing: InboxClosing,
    target: Target,
    before: Closed,
  ): Promise<Closed | undefined> {
    const { batch } = before;
    const data = { act: closing, ...requested(target), ...(batch !== undefined && { batch }) };
    const result = await act(() => closeItems({ data }), { show: () => show(closing, target) });
    if (!result?.ok) return undefined;
    const { closed, skipped, hasMore, batch: made } = result.data.data;
    return {
      batch: made,
      closed: before.closed + closed,
      skipped: before.skipped + skipped.length,
      hasMore: hasMore && closed > 0,
    };
  }

  async function closeAll(closing: InboxClosing, target: Target): Promise<Closed> {
    let closed: Closed = { batch: undefined, closed: 0, skipped: 0, hasMore: true };
    while (closed.hasMore)
      closed = (await closeOnce(closing, target, closed)) ?? { ...closed, hasMore: false };
    return closed;
  }

  /** Whether anything was closed or skipped. */
  async function close(closing: InboxClosing, target: Target): Promise<boolean> {
    const closed = await closeAll(closing, target);
    const { batch } = closed;
    if (batch === undefined) return false;
    const undo = () => void act(() => undoClosing({ data: { batch } }), { done: m.admin_undone() });
    const action = { label: m.admin_undo(), run: undo };
    showToast(textOf(closing, closed), closed.closed > 0 ? { action } : {});
    return true;
  }

  return { close, isActing };
}

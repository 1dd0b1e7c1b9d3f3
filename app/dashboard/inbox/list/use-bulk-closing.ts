import { useState } from 'react';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { closeItems, undoClosing } from '#app/dashboard/inbox/inbox-acts.functions.ts';
import type { InboxFilterValues } from '#app/dashboard/inbox/inbox-search.ts';
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

/** Closes many items at once. Their rows leave the list at once, and an undo brings them back. */
export function useBulkClosing() {
  const { act, isActing } = useStaffAct();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  async function closeOnce(
    closing: InboxClosing,
    target: Target,
    before: Closed,
  ): Promise<Closed | undefined> {
    const { batch } = before;
    const data = { act: closing, ...requested(target), ...(batch !== undefined && { batch }) };
    const result = await act(() => closeItems({ data }));
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
    if ('items' in target) setLeaving(new Set(target.items.map(({ reference }) => reference)));
    const closed = await closeAll(closing, target);
    setLeaving(new Set());
    const { batch } = closed;
    if (batch === undefined) return false;
    const undo = () => void act(() => undoClosing({ data: { batch } }), { done: m.admin_undone() });
    const action = { label: m.admin_undo(), run: undo };
    showToast(textOf(closing, closed), closed.closed > 0 ? { action } : {});
    return true;
  }

  return { close, isActing, leaving };
}

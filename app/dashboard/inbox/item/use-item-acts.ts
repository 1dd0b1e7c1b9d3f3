import { useQueryClient } from '@tanstack/react-query';
import type { StaffProblem, StaffResult } from '#app/dashboard/acts/staff-result.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { assignItem, changeState, undoClosing } from '#app/dashboard/inbox/inbox-acts.functions.ts';
import { type ItemChange, showChange, stateChange } from '#app/dashboard/inbox/show-change.ts';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { showToast } from '#app/dashboard/ui/toasts.tsx';
import { m } from '#app/paraglide/messages.js';
import type { InboxPerson } from '#contract/inbox.ts';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import type { InboxClosing, InboxDone } from '#contract/inbox-work.ts';
import { conflictText } from './event-text.ts';
import type { SeenRevision } from './use-seen-revision.ts';

type Done = { data: InboxDone };

type RunOptions = {
  done?: string;
  /** Shown before the API has answered. */
  change?: Omit<ItemChange, 'isUnread'>;
  /** Runs at the revision that the act made. */
  undo?: (done: InboxDone) => Promise<StaffResult<unknown>>;
  onProblem?: (problem: StaffProblem) => boolean;
};

export type RunOnItem = (
  send: (revision: number) => Promise<StaffResult<Done>>,
  options?: RunOptions,
) => Promise<StaffResult<Done> | undefined>;

const closedTexts: Readonly<Record<InboxClosing | 'open', () => string>> = {
  processed: m.admin_inbox_now_processed,
  answered_elsewhere: m.admin_inbox_now_elsewhere,
  spam: m.admin_inbox_now_spam,
  open: m.admin_inbox_now_open,
};

/** Acts on the item at the revision that the person has seen. */
export function useItemActs({ reference, assignee }: InboxDetailAnswer, { seen, see }: SeenRevision) {
  const queryClient = useQueryClient();
  const { act, isActing } = useStaffAct();
  const ownName = useStaff()?.name;

  const showConflict = ({ code, conflict }: StaffProblem) => {
    if (code !== 'conflict') return false;
    showToast(conflictText(conflict, ownName), { type: 'error' });
    return true;
  };

  const run: RunOnItem = (send, { done, change, undo, onProblem } = {}) => {
    let made: InboxDone = { revision: seen, batch: null };
    // Before the item is read again, so that the own act is no news.
    const sendAndSee = async () => {
      const answer = await send(seen);
      if (!answer.ok) return answer;
      made = answer.data.data;
      see(made.revision);
      return answer;
    };
    return act(sendAndSee, {
      ...(done !== undefined && { done }),
      ...(change && { show: () => showChange(queryClient, reference, change) }),
      ...(undo && { undo: () => undo(made) }),
      onProblem: (problem) => (onProblem?.(problem) ?? false) || showConflict(problem),
    });
  };

  const close = (state: InboxClosing | 'open') =>
    run((revision) => changeState({ data: { reference, revision, state } }), {
      done: closedTexts[state](),
      change: stateChange(state),
      undo: ({ batch }) => undoClosing({ data: { batch: batch ?? '' } }),
    });

  const assign = (to: InboxPerson | null) => {
    const send = (revision: number, person: InboxPerson | null) =>
      assignItem({ data: { reference, revision, assignee: person?.id ?? null } });
    return run((revision) => send(revision, to), {
      done: m.admin_inbox_assigned(),
      change: { assignee: to },
      undo: ({ revision }) => send(revision, assignee),
    });
  };

  return { run, close, assign, act, isActing };
}

export type ItemActs = ReturnType<typeof useItemActs>;

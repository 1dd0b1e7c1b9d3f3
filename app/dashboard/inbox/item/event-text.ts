import { actLabels, inboxStateLabels } from '#app/dashboard/inbox/inbox-labels.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxEvent } from '#contract/inbox-detail.ts';
import { nextStatuses } from '#contract/inbox-work.ts';
import type { Conflict } from '#contract/problem.ts';

export const sampleStatusLabels: Readonly<Record<string, () => string>> = {
  ...inboxStateLabels,
  requested: inboxStateLabels.open,
};

export function whoActed(by: InboxEvent['by'], act: string): string {
  return by?.name ?? (act === 'edited' ? m.admin_inbox_by_sender() : m.admin_inbox_by_server());
}

/** Text of an event, such as: assigned to a person. */
export function eventText({ act, detail }: Pick<InboxEvent, 'act' | 'detail'>): string {
  if (act === 'assigned')
    return detail === null ? m.admin_inbox_act_unassigned() : m.admin_inbox_act_assigned_to({ name: detail });
  const status = nextStatuses.find((one) => act === 'sample' && one === detail);
  const label = status && sampleStatusLabels[status]?.();
  return label ? m.admin_inbox_act_sample_to({ state: label }) : actLabels[act]();
}

function isAct(act: string): act is keyof typeof actLabels {
  return Object.hasOwn(actLabels, act);
}

/** The error of an act on an item that changed meanwhile. */
export function conflictText(conflict: Conflict | undefined, ownName: string | undefined): string {
  if (!conflict || !isAct(conflict.act)) return m.admin_problem_conflict();
  const { act, by } = conflict;
  // The answer to an earlier attempt was lost.
  if (by !== null && by === ownName) return m.admin_inbox_conflict_own({ act: actLabels[act]() });
  const who = by ?? whoActed(null, act);
  return m.admin_inbox_conflict({ name: who, act: actLabels[act]() });
}

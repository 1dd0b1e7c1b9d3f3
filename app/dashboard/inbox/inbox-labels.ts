import type { Tone } from '#app/dashboard/ui/mark.tsx';
import { formatDay, getLocale, koreanNoon, timeZone } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxAct, InboxListed } from '#contract/inbox.ts';
import type { DueState, InboxKind, InboxState } from '#contract/inbox-kinds.ts';

export const inboxKindLabels: Readonly<Record<InboxKind, () => string>> = {
  OEM_ODM: m.inquiry_type_oem_odm,
  RAW_MATERIAL: m.inquiry_type_raw_material,
  PARTNERSHIP: m.inquiry_type_partnership,
  OTHER: m.inquiry_type_other,
  QUESTION: m.admin_kind_question,
  SAMPLE: m.admin_kind_sample,
};

export const inboxStateLabels: Readonly<Record<InboxState, () => string>> = {
  open: m.admin_inbox_state_open,
  undelivered: m.admin_inbox_state_undelivered,
  processed: m.admin_inbox_state_processed,
  answered: m.admin_inbox_state_answered,
  answered_elsewhere: m.admin_inbox_state_elsewhere,
  spam: m.admin_inbox_state_spam,
  preparing: m.admin_inbox_state_preparing,
  sent: m.admin_inbox_state_sent,
  arrived: m.admin_inbox_state_arrived,
  declined: m.admin_inbox_state_declined,
};

const stateTones: Readonly<Record<InboxState, Tone>> = {
  open: 'open',
  undelivered: 'alert',
  processed: 'done',
  answered: 'done',
  answered_elsewhere: 'done',
  spam: 'quiet',
  preparing: 'progress',
  sent: 'done',
  arrived: 'done',
  declined: 'quiet',
};

export const dueLabels: Readonly<Record<DueState, () => string>> = {
  overdue: m.admin_home_overdue,
  today: m.admin_home_today,
  later: m.admin_home_later,
};

export const actLabels: Readonly<Record<InboxAct, () => string>> = {
  assigned: m.admin_inbox_act_assigned,
  noted: m.admin_inbox_act_noted,
  note_changed: m.admin_inbox_act_note_changed,
  note_deleted: m.admin_inbox_act_note_deleted,
  answered: m.admin_inbox_act_answered,
  resent: m.admin_inbox_act_resent,
  processed: m.admin_inbox_act_processed,
  answered_elsewhere: m.admin_inbox_act_elsewhere,
  spam: m.admin_inbox_act_spam,
  reopened: m.admin_inbox_act_reopened,
  undone: m.admin_inbox_act_undone,
  sample: m.admin_inbox_act_sample,
  edited: m.admin_inbox_act_edited,
};

function shortDay(day: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), { month: 'short', day: 'numeric', timeZone });
  return format.format(new Date(koreanNoon(day)));
}

type Due = { label: string; tone: Tone };

/** Undefined unless the sender waits. */
export function dueMark({ due }: Pick<InboxListed, 'due'>, now = Date.now()): Due | undefined {
  if (!due) return undefined;
  const day = shortDay(due.day);
  if (Date.parse(due.endsAt) <= now) return { label: m.admin_inbox_due_overdue({ day }), tone: 'alert' };
  if (due.day === formatDay(new Date(now).toISOString()))
    return { label: m.admin_inbox_due_today(), tone: 'progress' };
  return { label: m.admin_inbox_due_later({ day }), tone: 'open' };
}

export function stateMark({ state }: Pick<InboxListed, 'state'>): Due {
  return { label: inboxStateLabels[state](), tone: stateTones[state] };
}

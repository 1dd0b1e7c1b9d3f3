import type { Tone } from '#app/dashboard/ui/mark.tsx';
import { m } from '#app/paraglide/messages.js';
import type { ItemAct, ItemState, languageStates } from '#contract/staff-content.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';

type Labels<TName extends string> = Readonly<Record<TName, () => string>>;

export const kindLabels: Labels<ItemKind> = {
  news: m.admin_kind_news,
  press: m.admin_kind_press,
  patent: m.admin_kind_patent,
  thesis: m.admin_kind_thesis,
  product: m.admin_kind_product,
  history: m.admin_kind_history,
  client: m.admin_kind_client,
  person: m.admin_kind_person,
  recruit: m.admin_kind_recruit,
  quote: m.admin_kind_quote,
  figure: m.admin_kind_figure,
  faq: m.admin_kind_faq,
  document: m.admin_kind_document,
  category: m.admin_kind_category,
  detail: m.admin_kind_detail,
  synonym: m.admin_kind_synonym,
};

export const itemStateLabels: Labels<ItemState> = {
  draft: m.admin_item_draft,
  published: m.admin_item_published,
  changed: m.admin_item_changed,
  scheduled: m.admin_item_scheduled,
  unpublished: m.admin_item_unpublished,
  trashed: m.admin_item_trashed,
};

export const itemStateTones: Readonly<Record<ItemState, Tone>> = {
  draft: 'open',
  published: 'done',
  changed: 'progress',
  scheduled: 'progress',
  unpublished: 'quiet',
  trashed: 'quiet',
};

export type LanguageState = (typeof languageStates)[number];

export const languageStateLabels: Labels<LanguageState> = {
  missing: m.admin_language_missing,
  partial: m.admin_language_partial,
  outdated: m.admin_language_outdated,
  current: m.admin_language_current,
};

export const itemActLabels: Labels<ItemAct> = {
  created: m.admin_act_created,
  saved: m.admin_act_saved,
  discarded: m.admin_act_discarded,
  published: m.admin_act_published,
  scheduled: m.admin_act_scheduled,
  unscheduled: m.admin_act_unscheduled,
  unpublished: m.admin_act_unpublished,
  trashed: m.admin_act_trashed,
  restored: m.admin_act_restored,
  reverted: m.admin_act_reverted,
  applied: m.admin_act_applied,
  deleted: m.admin_act_deleted,
  failed: m.admin_act_failed,
};

/** Null is a command on the server. */
export function personLabel(name: string | null): string {
  return name ?? m.admin_by_server();
}

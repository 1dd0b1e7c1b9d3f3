import { m } from '#app/paraglide/messages.js';
import type { TermKind } from '#contract/terms.ts';

export const termLabels: Readonly<Record<TermKind, () => string>> = {
  terms: m.admin_term_terms,
  privacy: m.admin_term_privacy,
  withdrawal: m.admin_term_withdrawal,
  inquiry: m.admin_term_inquiry,
  marketing: m.admin_term_marketing,
  advertising: m.admin_term_advertising,
  profile: m.admin_term_profile,
};

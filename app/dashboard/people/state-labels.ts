import { m } from '#app/paraglide/messages.js';
import type { StaffPerson } from '#contract/staff.ts';

export const stateLabels: Readonly<Record<StaffPerson['state'], () => string>> = {
  invited: m.admin_state_invited,
  active: m.admin_state_active,
  locked: m.admin_state_locked,
  left: m.admin_state_left,
};

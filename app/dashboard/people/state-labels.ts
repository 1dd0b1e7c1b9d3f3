import type { Tone } from '#app/dashboard/ui/mark.tsx';
import { m } from '#app/paraglide/messages.js';
import type { StaffPerson } from '#contract/staff.ts';

export const stateLabels: Readonly<Record<StaffPerson['state'], () => string>> = {
  invited: m.admin_state_invited,
  active: m.admin_state_active,
  locked: m.admin_state_locked,
  left: m.admin_state_left,
};

export const stateTones: Readonly<Record<StaffPerson['state'], Tone>> = {
  invited: 'progress',
  active: 'done',
  locked: 'alert',
  left: 'quiet',
};

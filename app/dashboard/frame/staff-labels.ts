import { m } from '#app/paraglide/messages.js';
import type { StaffRole } from '#contract/staff-permissions.ts';

export const roleLabels: Readonly<Record<StaffRole, () => string>> = {
  owner: m.admin_role_owner,
  editor: m.admin_role_editor,
  support: m.admin_role_support,
  reader: m.admin_role_reader,
};

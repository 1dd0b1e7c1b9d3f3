import { type StaffAction, type StaffRole, staffPermissions } from '#contract/staff-permissions.ts';

export function isPermitted(action: StaffAction, role: StaffRole | undefined): boolean {
  return role !== undefined && staffPermissions[action].roles.includes(role);
}

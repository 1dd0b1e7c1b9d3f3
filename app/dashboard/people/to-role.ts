import { type StaffRole, staffRoles } from '#contract/staff-permissions.ts';

/** The role with the least permissions for an unknown one. */
export function toRole(given: string): StaffRole {
  return staffRoles.find((role) => role === given) ?? 'reader';
}

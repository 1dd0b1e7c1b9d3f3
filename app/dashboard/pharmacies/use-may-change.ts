import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { permissionOf } from '#contract/staff-permissions.ts';

export function useMayChange(): boolean {
  const staff = useStaff();
  return staff !== null && permissionOf('pharmacies.change').roles.includes(staff.role);
}

import { staffProblem } from '#app/dashboard/forms/staff-problem.server.ts';
import { verifyForm } from '#app/dashboard/forms/verify-form.server.ts';
import { callStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import type { FormOutcome } from '#app/forms/forms.server.ts';
import type { Post } from '#app/forms/posted-form.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { toRole } from './to-role.ts';

function send({ person: id = '', act, role = '' }: Post['fields']) {
  if (act === 'end') return callStaffApi(endpoints.endStaff, { params: { id } });
  if (act === 'sign-out') return callStaffApi(endpoints.endSessionsOfStaff, { params: { id } });
  return callStaffApi(endpoints.changeStaff, { params: { id }, body: { role: toRole(role) } });
}

/** Changes the role, ends the sessions or ends the access of a person. */
export async function changePerson({ fields }: Post): Promise<FormOutcome> {
  const refused = await verifyForm(fields.code ?? '');
  if (refused) return refused;
  const result = await send(fields);
  return result.ok ? { location: '/admin/people' } : staffProblem(result, ['role']);
}

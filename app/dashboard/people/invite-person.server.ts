import { staffProblem } from '#app/dashboard/forms/staff-problem.server.ts';
import { callStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import type { FormResult } from '#app/forms/form-state.ts';
import { type FormOutcome, invalidFields } from '#app/forms/forms.server.ts';
import type { Post } from '#app/forms/posted-form.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { staffInviteSchema } from '#contract/staff.ts';
import { toRole } from './to-role.ts';

/** Verifies the second factor with the code of a dangerous form, if it has one. Returns the refusal. */
async function verifyForm(code: string): Promise<FormResult | undefined> {
  if (code === '') return undefined;
  const result = await callStaffApi(endpoints.staffStepUp, { body: { code } });
  return result.ok ? undefined : staffProblem(result, ['code']);
}

export async function invitePerson({ fields }: Post): Promise<FormOutcome> {
  const { email = '', name = '', role = '', code = '' } = fields;
  const body = { email, name, role: toRole(role) };
  const errors = checkFields(staffInviteSchema, body);
  if (Object.keys(errors).length > 0) return invalidFields(errors);
  const refused = await verifyForm(code);
  if (refused) return refused;
  const result = await callStaffApi(endpoints.inviteStaff, { body });
  return result.ok ? { location: '/admin/people' } : staffProblem(result, ['email', 'name', 'role']);
}

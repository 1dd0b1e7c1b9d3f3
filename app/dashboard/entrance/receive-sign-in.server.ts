import { callApi } from '#app/api-client/api-client.server.ts';
import { staffProblem } from '#app/dashboard/forms/staff-problem.server.ts';
import { clearStaffToken, setStaffToken } from '#app/dashboard/session/staff-cookie.server.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import { type FormOutcome, invalidFields } from '#app/forms/forms.server.ts';
import type { Post } from '#app/forms/posted-form.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { returnField } from '#app/session/return-path.ts';
import { endpoints } from '#contract/endpoints.ts';
import { staffLoginSchema } from '#contract/staff.ts';
import { nextPage } from './next-page.ts';

async function endAtApi(): Promise<void> {
  const { staffToken } = requestContext();
  if (staffToken) await callApi(endpoints.staffLogout, { token: staffToken });
}

export async function signIn({ fields }: Post): Promise<FormOutcome> {
  const { email = '', password = '', code = '' } = fields;
  const body = { email, password, code };
  const errors = checkFields(staffLoginSchema, body);
  if (Object.keys(errors).length > 0) return invalidFields(errors);
  const result = await callApi(endpoints.staffLogin, { body });
  if (!result.ok) return staffProblem(result, ['email', 'password', 'code']);
  await endAtApi();
  setStaffToken(result.body.data);
  return { location: nextPage(fields[returnField]) };
}

/** @throws as callApi; the session and the cookie then remain */
export async function signOut(): Promise<FormOutcome> {
  await endAtApi();
  clearStaffToken();
  return { location: '/admin/login' };
}

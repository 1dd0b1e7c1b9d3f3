import { encode } from 'uqr';
import { callApi, unexpected } from '#app/api-client/api-client.server.ts';
import { staffProblem } from '#app/dashboard/forms/staff-problem.server.ts';
import { setStaffToken } from '#app/dashboard/session/staff-cookie.server.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import type { FormResult } from '#app/forms/form-state.ts';
import { type FormOutcome, invalidFields } from '#app/forms/forms.server.ts';
import type { Post } from '#app/forms/posted-form.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { StaffEnroll } from '#contract/staff.ts';
import { appEnrollmentSchema, codesContext } from './enrollment.ts';

/** An SVG path of squares of one unit, and the side of the whole code. */
function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}

/** Null for a used, expired or wrong token. */
export async function openInvitation(token: string) {
  const result = await callApi(endpoints.openStaffEnrollment, { body: { token } });
  if (result.ok) return { ...result.body.data, qr: qrCode(result.body.data.totp.uri) };
  if (['code_expired', 'validation_failed'].includes(result.problem.code)) return null;
  throw unexpected(endpoints.openStaffEnrollment, result.problem);
}

/** Signs in after success. The recovery codes are in `context`. */
export async function enroll(body: StaffEnroll): Promise<FormResult> {
  const result = await callApi(endpoints.staffEnroll, { body });
  if (!result.ok) return staffProblem(result, ['password', 'code', 'passkey']);
  const { recoveryCodes, ...session } = result.body.data;
  setStaffToken(session);
  return { errors: {}, failure: undefined, context: { [codesContext]: recoveryCodes.join(' ') } };
}

/** With a time-based code. The page of the answer shows the recovery codes. */
export async function receiveEnrollment({ fields }: Post): Promise<FormOutcome> {
  const { token = '', password = '', code = '' } = fields;
  const body = { token, password, code };
  const errors = checkFields(appEnrollmentSchema, body);
  return Object.keys(errors).length > 0 ? invalidFields(errors) : enroll(body);
}

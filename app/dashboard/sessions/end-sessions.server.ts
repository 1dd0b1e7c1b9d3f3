import { staffProblem } from '#app/dashboard/forms/staff-problem.server.ts';
import { callStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { clearStaffToken } from '#app/dashboard/session/staff-cookie.server.ts';
import type { FormOutcome } from '#app/forms/forms.server.ts';
import type { Post } from '#app/forms/posted-form.server.ts';
import { endpoints } from '#contract/endpoints.ts';

/** Ends one own session, or with the value `all` every one, this one too. */
export async function endSessions({ fields }: Post): Promise<FormOutcome> {
  const { session = '' } = fields;
  if (session === 'all') {
    const result = await callStaffApi(endpoints.endStaffSessions, {});
    if (!result.ok) return staffProblem(result, []);
    clearStaffToken();
    return { location: '/admin/login' };
  }
  const result = await callStaffApi(endpoints.endStaffSession, { params: { id: session } });
  return result.ok ? { location: '/admin/sessions' } : staffProblem(result, []);
}

import { callStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import type { FormResult } from '#app/forms/form-state.ts';
import { endpoints } from '#contract/endpoints.ts';
import { staffProblem } from './staff-problem.server.ts';

/** Verifies the second factor with the code of a dangerous form, if it has one. Returns the refusal. */
export async function verifyForm(code: string): Promise<FormResult | undefined> {
  if (code === '') return undefined;
  const result = await callStaffApi(endpoints.staffStepUp, { body: { code } });
  return result.ok ? undefined : staffProblem(result, ['code']);
}

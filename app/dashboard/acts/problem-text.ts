import { tooManyMessage } from '#app/forms/form-messages.ts';
import { m } from '#app/paraglide/messages.js';
import { lostCode, type StaffProblem, signedOutCode } from './staff-result.ts';

const texts: Readonly<Record<string, () => string>> = {
  [lostCode]: m.admin_problem_lost,
  [signedOutCode]: m.admin_signed_out,
  forbidden: m.admin_forbidden,
  forbidden_network: m.admin_forbidden_network,
  second_factor_required: m.admin_second_factor_required,
  conflict: m.admin_problem_conflict,
  not_found: m.error_removed,
  validation_failed: m.error_check_values,
  payload_too_large: m.admin_problem_too_large,
  unavailable: m.admin_problem_unavailable,
};

export function problemText({ code, retryAfter }: StaffProblem): string {
  if (code === 'too_many_requests') return tooManyMessage(retryAfter);
  return (texts[code] ?? m.admin_problem_unavailable)();
}

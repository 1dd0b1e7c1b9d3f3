import type { FormResult } from '#app/forms/form-state.ts';
import { resultOfProblem } from '#app/forms/forms.server.ts';
import type { Problem } from '#contract/problem.ts';

type Refused = { problem: Problem; retryAfter: number | undefined };

/** The page selects its text by `context.problem` for refusals that only staff get. */
export function staffProblem(refused: Refused, fields: readonly string[]): FormResult {
  const result = resultOfProblem(refused, fields, { second_factor_required: 'incorrect' });
  return { ...result, context: { ...result.context, problem: refused.problem.code } };
}

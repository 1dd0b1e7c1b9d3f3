import type { FormErrors } from '#app/forms/form-state.ts';
import type { Conflict } from '#contract/problem.ts';

export type StaffProblem = {
  code: string;
  errors: FormErrors;
  retryAfter: number | undefined;
  conflict?: Conflict | undefined;
};

export type StaffResult<TData> = { ok: true; data: TData } | { ok: false; problem: StaffProblem };

/** The code of a problem when the session ended while the document was open. */
export const signedOutCode = 'unauthenticated';

/** The code of a problem when no answer came. The act may have taken effect. */
export const lostCode = 'lost';

export function problemOf(code: string): StaffProblem {
  return { code, errors: {}, retryAfter: undefined };
}

import * as v from 'valibot';
import type { FormResult } from '#app/forms/form-state.ts';
import { type ImportPlan, importPlanSchema } from '#contract/staff-pharmacies.ts';

/** Name of the plan in the context of the form's result, as JSON. */
export const planContext = 'plan';

const planSchema = v.pipe(v.string(), v.parseJson(), importPlanSchema);

export function planIn({ context }: Partial<FormResult>): ImportPlan | undefined {
  const plan = v.safeParse(planSchema, context?.[planContext]);
  return plan.success ? plan.output : undefined;
}

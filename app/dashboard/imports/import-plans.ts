import * as v from 'valibot';
import type { FormResult } from '#app/forms/form-state.ts';
import { type ImportAct, importActs } from '#contract/csv-import.ts';
import { lotPlanSchema } from '#contract/staff-lots.ts';
import { pharmacyPlanSchema } from '#contract/staff-pharmacies.ts';

/** Name of the plan in the context of the form's result, as JSON. */
export const planContext = 'plan';

/** Lots lack some of the counts of pharmacies. */
const planSchema = v.union([pharmacyPlanSchema, lotPlanSchema]);

export type ImportPlan = v.InferOutput<typeof planSchema>;

const postedSchema = v.pipe(v.string(), v.parseJson(), planSchema);

export function planIn({ context }: Partial<FormResult>): ImportPlan | undefined {
  const plan = v.safeParse(postedSchema, context?.[planContext]);
  return plan.success ? plan.output : undefined;
}

type Counted = { act: ImportAct; count: number };

/** In the order of the acts, without those that the kind of list lacks. */
export function countedActs({ counts }: ImportPlan): Counted[] {
  const all: Partial<Record<ImportAct, number>> = counts;
  return importActs.flatMap((act) => {
    const count = all[act];
    return count === undefined ? [] : [{ act, count }];
  });
}

export function changedCount(plan: ImportPlan): number {
  return countedActs(plan).reduce((sum, { count }) => sum + count, 0);
}

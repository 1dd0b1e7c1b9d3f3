import * as v from 'valibot';
import { planFields } from './csv-import.ts';

/** An import adds and changes lots. It removes none. */
export const lotPlanSchema = v.object({
  ...planFields,
  counts: v.object({ add: v.number(), change: v.number(), unchanged: v.number() }),
});

export type LotPlan = v.InferOutput<typeof lotPlanSchema>;

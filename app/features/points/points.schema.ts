import * as v from 'valibot';
import { listSearchEntries } from '#app/routing/search-params.ts';
import { pointPeriods } from '#contract/filters.ts';

/** Without a period: all points, like the API. */
export const pointsSearchSchema = v.object({
  ...listSearchEntries,
  period: v.fallback(v.optional(v.picklist(pointPeriods)), undefined),
});

export type PointsSearch = v.InferOutput<typeof pointsSearchSchema>;

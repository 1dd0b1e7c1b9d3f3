import { choiceParam, listParams, searchReader } from '#app/routing/search-params.ts';
import { pointPeriods } from '#contract/filters.ts';

/** Without a period: all points, like the API. */
export const readPointsSearch = searchReader({
  ...listParams,
  period: choiceParam(pointPeriods),
});

export type PointsSearch = ReturnType<typeof readPointsSearch>;

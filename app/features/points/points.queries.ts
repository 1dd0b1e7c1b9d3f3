import { queryOptions } from '@tanstack/react-query';
import { memberKey } from '#app/session/session.queries.ts';
import { getPoints } from './points.functions.ts';
import type { PointsSearch } from './points.schema.ts';

export const pointsQueries = {
  list: ({ page, size, period }: PointsSearch) =>
    queryOptions({
      queryKey: [memberKey, 'points', { page, size, period }],
      queryFn: () => getPoints({ data: { page, size, period } }),
    }),
};

import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readOwn } from '#app/api-client/member-client.server.ts';
import { searchInput } from '#app/api-client/valid-input.ts';
import { memberKey } from '#app/session/session.queries.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type PointsSearch, readPointsSearch } from './points.search.ts';

const getPoints = createServerFn({ method: 'GET' })
  .validator(searchInput(readPointsSearch))
  .handler(async ({ data: query }) => {
    const { data: items, page } = await readOwn(endpoints.listPoints, { query });
    return { items, page };
  });

export const pointsQueries = {
  list: ({ page, size, period }: PointsSearch) =>
    queryOptions({
      queryKey: [memberKey, 'points', { page, size, period }],
      queryFn: () => getPoints({ data: { page, size, period } }),
    }),
};

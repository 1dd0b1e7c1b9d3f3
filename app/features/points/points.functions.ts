import { createServerFn } from '@tanstack/react-start';
import { readOwn } from '#app/lib/member-api.server.ts';
import { validInput } from '#app/lib/valid-input.ts';
import { endpoints } from '#contract/endpoints.ts';
import { pointsQuerySchema } from '#contract/points.ts';

/** One page of the member's points. */
export const getPoints = createServerFn({ method: 'GET' })
  .validator(validInput(pointsQuerySchema))
  .handler(async ({ data: query }) => {
    const { data: items, page } = await readOwn(endpoints.listPoints, { query });
    return { items, page };
  });

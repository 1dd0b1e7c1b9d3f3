import { createServerFn } from '@tanstack/react-start';
import { readOwn } from '#app/api-client/member-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { endpoints } from '#contract/endpoints.ts';
import { pointsSearchSchema } from './points.schema.ts';

export const getPoints = createServerFn({ method: 'GET' })
  .validator(validInput(pointsSearchSchema))
  .handler(async ({ data: query }) => {
    const { data: items, page } = await readOwn(endpoints.listPoints, { query });
    return { items, page };
  });

import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { readApi } from '#app/api-client/api-client.server.ts';
import { readOwn } from '#app/api-client/member-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { listSearchEntries } from '#app/routing/search-params.ts';
import { endpoints } from '#contract/endpoints.ts';

export const getSamples = createServerFn({ method: 'GET' })
  .validator(validInput(v.object(listSearchEntries)))
  .handler(async ({ data: query }) => {
    const { data: items, page } = await readOwn(endpoints.listSamples, { query });
    return { items, page };
  });

/** Only materials on sale have samples. */
export const getMaterialOptions = createServerFn({ method: 'GET' }).handler(async () => {
  const query = { type: 'material', active: 'true' } as const;
  const { data } = await readApi(endpoints.listProductOptions, { query });
  return data.map(({ id, name, locale }) => ({ id, name, locale }));
});

export type MaterialOption = Awaited<ReturnType<typeof getMaterialOptions>>[number];

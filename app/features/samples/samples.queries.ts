import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { readOwn } from '#app/api-client/member-client.server.ts';
import { searchInput } from '#app/api-client/valid-input.ts';
import { listParams, searchReader } from '#app/routing/search-params.ts';
import { configuredServices } from '#app/server/env.server.ts';
import { memberKey } from '#app/session/session.queries.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { SamplesSearch } from './samples.search.ts';

const getSamples = createServerFn({ method: 'GET' })
  .validator(searchInput(searchReader(listParams)))
  .handler(async ({ data: query }) => {
    const { data: items, page } = await readOwn(endpoints.listSamples, { query });
    return { items, page };
  });

/** Only materials on sale have samples. `sampleGrams` is the largest one, null without a limit. `carrier`: unless none is configured. */
const getSampleOptions = createServerFn({ method: 'GET' }).handler(async () => {
  const query = { type: 'material', active: 'true' } as const;
  const { data } = await readApi(endpoints.listProductOptions, { query });
  const materials = data.map(({ id, name, locale, sampleGrams = null }) => ({
    id,
    name,
    locale,
    sampleGrams,
  }));
  const carrier = configuredServices.find(({ work }) => work === 'delivery');
  return { materials, carrier: carrier?.name };
});

export type SampleOptions = Awaited<ReturnType<typeof getSampleOptions>>;

export const sampleQueries = {
  list: ({ page, size }: Pick<SamplesSearch, 'page' | 'size'>) =>
    queryOptions({
      queryKey: [memberKey, 'samples', { page, size }],
      queryFn: () => getSamples({ data: { page, size } }),
    }),
  options: () => queryOptions({ queryKey: ['samples', 'options'], queryFn: () => getSampleOptions() }),
};

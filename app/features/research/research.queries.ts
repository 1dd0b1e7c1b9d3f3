import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import { endpoints } from '#contract/endpoints.ts';
import { maxPageSize } from '#contract/list-limits.ts';

const latestCount = 3;

/** The latest papers and patents, and their totals. */
const readResearch = contentRead(async () => {
  const [patents, theses, sold] = await Promise.all([
    readApi(endpoints.listPatents, { query: { size: maxPageSize } }),
    readApi(endpoints.listTheses, { query: { size: latestCount } }),
    readApi(endpoints.listProductOptions, { query: { active: 'true' } }),
  ]);
  const registered = patents.data.filter(({ status }) => status === 'registered').length;
  return {
    // The list may have more pages.
    registeredPatents: patents.page.pages > 1 ? undefined : registered,
    patents: patents.page.total,
    theses: theses.page.total,
    latestPatents: joinAll(patents.data.slice(0, latestCount)),
    latestTheses: joinAll(theses.data),
    codes: sold.data.flatMap(({ code }) => code ?? []),
  };
});

const getResearch = createServerFn({ method: 'GET' }).handler(() => readResearch());

export const researchQueries = {
  overview: () => queryOptions({ queryKey: ['research'], queryFn: () => getResearch() }),
};

import { createServerFn } from '@tanstack/react-start';
import { findInApi, readApi } from '#app/lib/api-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';

const newsOnHome = 4;

/** What the homepage shows of the site's content. */
export const getHome = createServerFn({ method: 'GET' }).handler(async () => {
  const [news, figures] = await Promise.all([
    readApi(endpoints.listNews, { query: { size: newsOnHome } }),
    // An extension of the contract's table: another API may not have it.
    findInApi(endpoints.listFigures, { query: { isMain: 'true' } }),
  ]);
  return { news: news.data, figures: figures?.data ?? [] };
});

import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/lib/api-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';

const newsOnHome = 4;

/** What the homepage shows of the site's content. */
export const getHome = createServerFn({ method: 'GET' }).handler(async () => {
  const { data: news } = await readApi(endpoints.listNews, { query: { size: newsOnHome } });
  return { news };
});

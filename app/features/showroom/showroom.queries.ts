import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import { endpoints } from '#contract/endpoints.ts';
import { maxPageSize } from '#contract/list-limits.ts';

/** Own products on sale, which the showroom has all, and the ingredients on its shelves. */
const readShowroom = contentRead(async () => {
  const [{ data: products }, { data: sold }, { data: materials }] = await Promise.all([
    readApi(endpoints.listOwnProducts, { query: { size: maxPageSize } }),
    readApi(endpoints.listProductOptions, { query: { type: 'pb', active: 'true' } }),
    readApi(endpoints.listMaterials, { query: { size: maxPageSize } }),
  ]);
  const ids = new Set(sold.map(({ id }) => id));
  return {
    products: joinAll(products.filter(({ id }) => ids.has(id))),
    specimens: materials.flatMap(({ id, comparison, image }) =>
      comparison && image ? [{ id, code: comparison.code, image }] : [],
    ),
  };
});

const getShowroom = createServerFn({ method: 'GET' }).handler(() => readShowroom());

export type Specimen = Awaited<ReturnType<typeof getShowroom>>['specimens'][number];

export const showroomQueries = {
  content: () => queryOptions({ queryKey: ['showroom'], queryFn: () => getShowroom() }),
};

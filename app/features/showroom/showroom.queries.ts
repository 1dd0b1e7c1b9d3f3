import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import { endpoints } from '#contract/endpoints.ts';
import { maxPageSize } from '#contract/list-limits.ts';

/** Own products on sale: the showroom has them all. */
const getShownProducts = createServerFn({ method: 'GET' }).handler(async () => {
  const [{ data: products }, { data: sold }] = await Promise.all([
    readApi(endpoints.listOwnProducts, { query: { size: maxPageSize } }),
    readApi(endpoints.listProductOptions, { query: { type: 'pb', active: 'true' } }),
  ]);
  const ids = new Set(sold.map(({ id }) => id));
  return joinAll(products.filter(({ id }) => ids.has(id)));
});

export const showroomQueries = {
  products: () => queryOptions({ queryKey: ['showroom', 'products'], queryFn: () => getShownProducts() }),
};

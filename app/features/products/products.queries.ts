import { queryOptions } from '@tanstack/react-query';
import { getMaterials, getOwnProducts } from './products.functions.ts';
import type { ProductSearch } from './products.schema.ts';

export const productQueries = {
  materials: ({ page, size }: ProductSearch) =>
    queryOptions({
      queryKey: ['products', 'material', { page, size }],
      queryFn: () => getMaterials({ data: { page, size } }),
    }),
  ownProducts: ({ page, size }: ProductSearch) =>
    queryOptions({
      queryKey: ['products', 'pb', { page, size }],
      queryFn: () => getOwnProducts({ data: { page, size } }),
    }),
};

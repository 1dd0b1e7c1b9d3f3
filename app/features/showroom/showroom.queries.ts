import { queryOptions } from '@tanstack/react-query';
import { getShownProducts } from './showroom.functions.ts';

export const showroomQueries = {
  products: () => queryOptions({ queryKey: ['showroom', 'products'], queryFn: () => getShownProducts() }),
};

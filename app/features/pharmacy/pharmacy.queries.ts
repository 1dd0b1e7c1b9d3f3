import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPharmacyPage } from './pharmacy.functions.ts';
import type { PharmacySearch } from './pharmacy.schema.ts';

export const pharmacyQueries = {
  /** Keeps the previous page until the next one arrives. */
  page: (search: PharmacySearch) =>
    queryOptions({
      queryKey: ['pharmacy', 'page', search],
      queryFn: () => getPharmacyPage({ data: search }),
      placeholderData: keepPreviousData,
      throwOnError: true,
    }),
};

import { queryOptions } from '@tanstack/react-query';
import { getCompany } from './company.functions.ts';

export const companyQueries = {
  content: () => queryOptions({ queryKey: ['company'], queryFn: () => getCompany() }),
};

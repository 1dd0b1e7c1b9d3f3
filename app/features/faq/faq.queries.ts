import { queryOptions } from '@tanstack/react-query';
import { getFaqs } from './faq.functions.ts';

export const faqQueries = {
  all: () => queryOptions({ queryKey: ['faq'], queryFn: () => getFaqs() }),
};

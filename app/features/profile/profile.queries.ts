import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readTerm } from '#app/consents/legal-text.server.ts';

const getMarketingText = createServerFn({ method: 'GET' }).handler(() => readTerm('marketing'));

export const profileQueries = {
  marketing: () => queryOptions({ queryKey: ['profile', 'marketing'], queryFn: () => getMarketingText() }),
};

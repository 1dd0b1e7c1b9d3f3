import { queryOptions } from '@tanstack/react-query';
import { getMarketingText } from './profile.functions.ts';

export const profileQueries = {
  marketing: () => queryOptions({ queryKey: ['profile', 'marketing'], queryFn: () => getMarketingText() }),
};

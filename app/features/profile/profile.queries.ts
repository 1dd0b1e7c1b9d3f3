import { queryOptions } from '@tanstack/react-query';
import { getMarketingText } from './profile.functions.ts';

export const profileQueries = {
  /** The same for everybody. */
  marketing: () => queryOptions({ queryKey: ['profile', 'marketing'], queryFn: () => getMarketingText() }),
};

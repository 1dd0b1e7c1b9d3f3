import { queryOptions } from '@tanstack/react-query';
import { getConsentTexts } from './consents.functions.ts';

export const consentQueries = {
  /** Asked anew with every visit: another version may have come into force. */
  texts: () => queryOptions({ queryKey: ['consents'], queryFn: () => getConsentTexts(), staleTime: 0 }),
};

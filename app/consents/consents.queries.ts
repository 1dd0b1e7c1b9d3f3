import { queryOptions } from '@tanstack/react-query';
import { getConsentTexts } from './consents.functions.ts';

export const consentQueries = {
  texts: () => queryOptions({ queryKey: ['consents'], queryFn: () => getConsentTexts() }),
};

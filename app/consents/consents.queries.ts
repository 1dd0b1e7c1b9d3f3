import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { readConsentTexts } from './consents.server.ts';

/** While the API is unavailable, a posted form renders without the texts, to preserve the input. */
const getConsentTexts = createServerFn({ method: 'GET' }).handler(async () => {
  try {
    return await readConsentTexts();
  } catch (error) {
    if (!requestContext().postedForm) throw error;
    reportError(error);
    return [];
  }
});

export type ConsentText = Awaited<ReturnType<typeof getConsentTexts>>[number];

export const consentQueries = {
  texts: () => queryOptions({ queryKey: ['consents'], queryFn: () => getConsentTexts() }),
};

import { createServerFn } from '@tanstack/react-start';
import { reportError } from '#app/server/report.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { readConsentTexts } from './consents.server.ts';

/**
 * What a new member agrees to. A form that came back while the API is away shows without the texts: what was typed
 * counts more.
 */
export const getConsentTexts = createServerFn({ method: 'GET' }).handler(async () => {
  try {
    return await readConsentTexts();
  } catch (error) {
    if (!requestContext().postedForm) throw error;
    reportError(error);
    return [];
  }
});

export type ConsentText = Awaited<ReturnType<typeof getConsentTexts>>[number];

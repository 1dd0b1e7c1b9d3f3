import { createServerFn } from '@tanstack/react-start';
import { endpoints } from '#contract/endpoints.ts';
import { isLocale } from '#contract/locales.ts';
import type { Language } from '#contract/settings.ts';
import { readApi } from './api-client.server.ts';
import { env } from './env.server.ts';
import { reportError } from './report.server.ts';

/** The languages of the switcher; none while the API is away, so that pages that need nothing else of it still show. */
async function listSwitcherLanguages(): Promise<Language[]> {
  try {
    const { data } = await readApi(endpoints.listLanguages, {});
    return data.filter(({ code }) => isLocale(code) && env.LOCALES_IN_SWITCHER.includes(code));
  } catch (error) {
    reportError(error);
    return [];
  }
}

/** What every page's frame shows: the languages that the switcher offers, and the year of the copyright line. */
export const getShell = createServerFn({ method: 'GET' }).handler(async () => ({
  languages: await listSwitcherLanguages(),
  year: new Date().getFullYear(),
}));

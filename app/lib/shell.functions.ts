import { createServerFn } from '@tanstack/react-start';
import { endpoints } from '#contract/endpoints.ts';
import { readApi } from './api-client.server.ts';
import { env } from './env.server.ts';

/** What every page's frame shows: the languages that the switcher offers, and the year of the copyright line. */
export const getShell = createServerFn({ method: 'GET' }).handler(async () => {
  const { data: languages } = await readApi(endpoints.listLanguages, {});
  return {
    languages: languages.filter(({ code }) => env.LOCALES_IN_SWITCHER.includes(code)),
    year: new Date().getFullYear(),
  };
});

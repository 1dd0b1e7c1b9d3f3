import type { Locale } from '#contract/locales.ts';

export const previewParameter = 'preview';

/** @param path of the page, with its parameters and anchor */
export function previewLink(path: string, locale: Locale, token: string): string {
  const url = new URL(path, 'https://origin.invalid');
  url.searchParams.set('lang', locale);
  url.searchParams.set(previewParameter, token);
  return `${url.pathname}${url.search}${url.hash}`;
}

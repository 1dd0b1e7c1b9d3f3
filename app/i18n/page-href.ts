import { getLocale } from './locale.ts';

const anyOrigin = 'https://origin.invalid';

/** The URL of a page of this site in the visitor's language. */
export function pageHref(path: string): string {
  const url = new URL(path, anyOrigin);
  url.searchParams.set('lang', getLocale());
  return url.pathname + url.search + url.hash;
}

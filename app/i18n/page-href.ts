import { getLocale } from './locale.ts';

const anyOrigin = 'https://origin.invalid';

export function pageHref(path: string): string {
  const url = new URL(path, anyOrigin);
  url.searchParams.set('lang', getLocale());
  return url.pathname + url.search + url.hash;
}

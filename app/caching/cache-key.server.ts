import { pageOf } from '#app/pages/pages.ts';
import { documentKey } from '#app/seo/seo-documents.server.ts';
import { matchPath, validSearch } from '#app/server/canonical-request.server.ts';
import { localeInUrl } from '#app/server/language-redirect.server.ts';

export function isSharedPath(pathname: string): boolean {
  return pageOf(matchPath(pathname).route)?.cache === 'shared';
}

/** Paths as this site writes them. Any other spelling would be a second key of the same page. */
const ownSpelling = /^(?:\/|(?:\/(?:[a-zA-Z]+|[1-9]\d{0,9}))+(?:\/[A-Z]{2,8}(?:-[A-Z0-9]{1,8}){1,4})?)$/;

export type SharedPage = {
  /** Path and the search params that the route reads, in a fixed order. Unknown parameters add no keys. */
  key: string;
  unknown: string;
  isDocument: boolean;
};

function without(all: string, known: string): string {
  const names = new URLSearchParams(known);
  const rest = [...new URLSearchParams(all)].filter(([name]) => !names.has(name));
  return new URLSearchParams(rest).toString();
}

/** Undefined where the response must not be stored. @param target begins with a slash */
export function cacheKeyFor(target: string): SharedPage | undefined {
  if (target.startsWith('//') || !URL.canParse(`http://site.invalid${target}`)) return undefined;
  const url = new URL(`http://site.invalid${target}`);
  const document = documentKey(url);
  if (document) return { key: document, unknown: '', isDocument: true };
  const { pathname } = url;
  if (!ownSpelling.test(pathname) || !localeInUrl(url)) return undefined;
  const route = matchPath(pathname);
  if (!route.isFound || route.spelling !== pathname || !isSharedPath(pathname)) return undefined;
  const known = validSearch(url, 'strict');
  return {
    key: `${pathname}?${known.slice(1).split('&').sort().join('&')}`,
    unknown: without(validSearch(url), known),
    isDocument: false,
  };
}

import { pageOf } from '#app/pages/pages.ts';
import { documentKey } from '#app/seo/seo-documents.server.ts';
import { matchPath, validSearch } from '#app/server/canonical-request.server.ts';
import { localeInUrl } from '#app/server/language-redirect.server.ts';

/** Whether the registry of pages lets a page be stored for all visitors. No other page is stored. */
export function isSharedPath(pathname: string): boolean {
  return pageOf(matchPath(pathname).route)?.cache === 'shared';
}

/** Paths as this site writes them. Any other spelling would be a second key of the same page. */
const ownSpelling = /^(?:\/|(?:\/(?:[a-zA-Z]+|[1-9]\d{0,9}))+)$/;

/** A request for a page that may be stored. */
export type SharedPage = {
  /**
   * The path, and the search params that the route reads in a fixed order. Unknown parameters and other spellings of
   * the path add no keys.
   */
  key: string;
  /** Parameters that no route reads, encoded. The language switcher's links carry them on. */
  unknown: string;
  /** An SEO document: the same response with and without a session. */
  isDocument: boolean;
};

function without(all: string, known: string): string {
  const names = new URLSearchParams(known);
  const rest = [...new URLSearchParams(all)].filter(([name]) => !names.has(name));
  return new URLSearchParams(rest).toString();
}

/**
 * The cache key of a request.
 * @param target path and search of the request, beginning with a slash
 * @returns undefined where the response must not be stored
 */
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

import { matchPath, validSearch } from './canonical-request.server.ts';
import { notForRobots } from './found.server.ts';
import { isGuarded } from './guarded.ts';
import { localeInUrl } from './language-redirect.server.ts';

/*
 * Pages that are the same for every visitor without a session: they may be kept, here and in caches on the way.
 */

/** Pages with a value of their own visitor (contract, section 3), or of which there are as many as visitors' words. */
const ownPages = ['/contact', ...notForRobots];

/** How a page may be kept by caches on the way. Browsers ask each time: their next request may come with a session. */
export const sharedCacheControl =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** The same for everybody: nothing but its address decides what the page is. */
export function isSharedPath(pathname: string): boolean {
  if (isGuarded(pathname)) return false;
  return !ownPages.some((path) => `${pathname}/`.startsWith(`${path}/`));
}

/** Numbers as this site writes them: others would be more names of the same page. */
const plainPath = /^(?:\/|(?:\/(?:[a-zA-Z]+|[1-9]\d{0,9}))+)$/;

/**
 * The name under which a shared page is kept: its path, and of its search what the route reads, in one order. Unknown
 * parameters and other spellings of a path make no further names.
 * @param target of a request: path and search, beginning with a slash
 * @returns undefined for what is no shared page
 */
export function sharedPageKey(target: string): string | undefined {
  if (target.startsWith('//') || !URL.canParse(`http://site.invalid${target}`)) return undefined;
  const url = new URL(`http://site.invalid${target}`);
  const { pathname } = url;
  if (!plainPath.test(pathname) || !localeInUrl(url)) return undefined;
  const route = matchPath(pathname);
  if (!route.isFound || route.spelling !== pathname || !isSharedPath(pathname)) return undefined;
  return `${pathname}?${validSearch(url, 'strict').slice(1).split('&').sort().join('&')}`;
}

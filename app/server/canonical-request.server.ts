import type { AnyRouter } from '@tanstack/react-router';
import { defaultLocale } from '#contract/locales.ts';
import {
  createRouteMatcher,
  type MatchedPath,
  type SearchMode,
} from '#framework-internals/route-matcher.server.ts';
import { localeInUrl } from './language-redirect.server.ts';
import { type RequestContext, requestContext, runWithRequestContext } from './request-context.server.ts';

const noRequest: RequestContext = {
  requestId: '',
  clientAddress: '',
  locale: defaultLocale,
  path: '',
  nonce: '',
  token: undefined,
  cookies: [],
};

let createRouter: (() => AnyRouter) | undefined;

/** The server entry calls it once: this module may not import the routes. */
export function setRoutes(getRouter: () => AnyRouter): void {
  createRouter = getRouter;
}

let matcher: ReturnType<typeof createRouteMatcher> | undefined;

function routes(): ReturnType<typeof createRouteMatcher> {
  if (matcher) return matcher;
  const create = createRouter;
  if (!create) throw new Error('No routes: call setRoutes first');
  matcher = createRouteMatcher(() => runWithRequestContext(noRequest, create));
  return matcher;
}

export function matchPath(pathname: string): MatchedPath {
  return routes().match(pathname);
}

export function validSearch(url: URL, mode?: SearchMode): string {
  return routes().validSearch(url, mode);
}

/** The checkboxes of a form without scripts repeat their name. The page reads one value, with commas. */
export function joinedAddress({ pathname, searchParams }: URL): string | undefined {
  const materials = searchParams.getAll('materials');
  if (pathname !== '/contact' || materials.length < 2) return undefined;
  const search = new URLSearchParams(searchParams);
  search.set('materials', materials.join());
  return `${pathname}?${search}`;
}

/** The router would redirect to the validated URL. Passing it in saves the visitor the redirect. */
export function withValidSearch(request: Request): Request {
  const url = new URL(request.url);
  const original = url.search;
  // A posted form may lack a valid language. Links then use the request's.
  if (!localeInUrl(url)) url.searchParams.set('lang', requestContext().locale);
  url.search = validSearch(url);
  if (url.search === original) return request;
  return new Request(url, request);
}

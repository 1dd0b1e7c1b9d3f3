import { createMemoryHistory } from '@tanstack/react-router';
import { getRouter } from '#app/router.tsx';
import { localeInUrl } from './language-redirect.server.ts';
import { requestContext } from './request-context.server.ts';

/** A router that only knows the routes: it answers questions about URLs and never loads anything. */
let routes: ReturnType<typeof getRouter> | undefined;

function knownRoutes() {
  if (!routes) {
    routes = getRouter();
    routes.update({ ...routes.options, history: createMemoryHistory() });
  }
  return routes;
}

/** What the route tree says about a path. */
export function matchPath(pathname: string): { isFound: boolean; acceptsPost: boolean } {
  const [, parameters, route] = knownRoutes().getMatchedRoutes(pathname);
  const handlers = route?.options.server?.handlers;
  return {
    isFound: route !== undefined && parameters['**'] === undefined,
    acceptsPost: typeof handlers === 'object' && 'POST' in handlers,
  };
}

/**
 * The request with its search params as the matched route reads them: what does not fit is gone. The router
 * would redirect to that URL; asked for it inside, it renders at once, and a visitor's bad value costs nothing.
 */
export function withValidSearch(request: Request): Request {
  const url = new URL(request.url);
  const asked = url.search;
  // A form may be posted without a language, or with one that is not ours; links then go by the request's.
  if (!localeInUrl(url)) url.searchParams.set('lang', requestContext().locale);
  const router = knownRoutes();
  const location = router.parseLocation({
    pathname: url.pathname,
    search: url.search,
    hash: '',
    href: url.pathname + url.search,
    state: { __TSR_index: 0 },
  });
  const { searchStr } = router.buildLocation({
    to: location.pathname,
    search: true,
    params: true,
    _fromLocation: location,
    _includeValidateSearch: true,
  });
  if (searchStr === asked) return request;
  url.search = searchStr;
  return new Request(url, request);
}

import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router';
import { defaultLocale } from '#contract/locales.ts';
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

function routesWith(search: { strict: boolean }): AnyRouter {
  if (!createRouter) throw new Error('No routes: call setRoutes first');
  const router = runWithRequestContext(noRequest, createRouter);
  router.update({ ...router.options, history: createMemoryHistory(), search });
  return router;
}

let routers: Record<'keeping' | 'strict', AnyRouter> | undefined;

/** `strict` drops parameters that no route reads. `keeping` passes them on. */
function knownRoutes(kind: 'keeping' | 'strict' = 'keeping') {
  routers ??= { keeping: routesWith({ strict: false }), strict: routesWith({ strict: true }) };
  return routers[kind];
}

type MatchedPath = {
  isFound: boolean;
  route: string | undefined;
  acceptsPost: boolean;
  spelling: string | undefined;
};

export function matchPath(pathname: string): MatchedPath {
  const [, parameters, route] = knownRoutes().getMatchedRoutes(pathname);
  const handlers = route?.options.server?.handlers;
  const spelling = route && String(route.to).replaceAll(/\$(\w+)/g, (_, name) => String(parameters[name]));
  return {
    isFound: route !== undefined && parameters['**'] === undefined,
    route: route && String(route.to),
    acceptsPost: typeof handlers === 'object' && 'POST' in handlers,
    spelling,
  };
}

export function validSearch({ pathname, search }: URL, kind: 'keeping' | 'strict' = 'keeping'): string {
  const router = knownRoutes(kind);
  const location = router.parseLocation({
    pathname,
    search,
    hash: '',
    href: pathname + search,
    state: { __TSR_index: 0 },
  });
  const { searchStr } = router.buildLocation({
    to: location.pathname,
    search: true,
    params: true,
    _fromLocation: location,
    _includeValidateSearch: true,
  });
  return searchStr;
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

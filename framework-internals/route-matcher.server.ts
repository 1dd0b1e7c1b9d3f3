import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router';

export type MatchedPath = {
  isFound: boolean;
  route: string | undefined;
  acceptsPost: boolean;
  spelling: string | undefined;
};

/** `strict` drops parameters that no route reads. `keeping` passes them on. */
export type SearchMode = 'keeping' | 'strict';

type RouteMatcher = {
  match: (pathname: string) => MatchedPath;
  validSearch: (url: URL, mode?: SearchMode) => string;
};

export function createRouteMatcher(createRouter: () => AnyRouter): RouteMatcher {
  function routesWith(search: { strict: boolean }): AnyRouter {
    const router = createRouter();
    router.update({ ...router.options, history: createMemoryHistory(), search });
    return router;
  }
  const routers = { keeping: routesWith({ strict: false }), strict: routesWith({ strict: true }) };

  return {
    match: (pathname) => {
      const [, parameters, route] = routers.keeping.getMatchedRoutes(pathname);
      const handlers = route?.options.server?.handlers;
      const spelling =
        route && String(route.to).replaceAll(/\$(\w+)/g, (_, name) => String(parameters[name]));
      return {
        isFound: route !== undefined && parameters['**'] === undefined,
        route: route && String(route.to),
        acceptsPost: typeof handlers === 'object' && 'POST' in handlers,
        spelling,
      };
    },
    validSearch: ({ pathname, search }, mode = 'keeping') => {
      const router = routers[mode];
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
    },
  };
}

import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from './components/status/error-page.tsx';
import { NotFoundPage } from './components/status/not-found-page.tsx';
import { ListSkeleton } from './components/status/skeleton.tsx';
import { handOverQueries } from './rendering/query-hydration.tsx';
import { routeTree } from './routeTree.gen.ts';
import { parseSearch, stringifySearch } from './routing/search-params.ts';
import { scriptNonce } from './server/on-server.ts';
import { createUiStore } from './stores/ui-store.ts';

/** Data of the site changes seldom; a visitor who goes back sees what was there a moment ago. */
const staleTimeMs = 60_000;

/** A page that takes longer than this shows the shape of what comes. */
const pendingMs = 600;

/**
 * Whether the router may scroll. Not when it takes over the page that the server sent: that one was restored by its own
 * inline script, and a visitor who has scrolled since would be thrown back to the top. The router has not seen that
 * scrolling, and would forget where the visitor was when they leave: it is told once it listens.
 */
function restoresScroll(): boolean | (() => boolean) {
  if (typeof window === 'undefined') return true;
  let hasTakenOver = false;
  return () => {
    if (hasTakenOver) return true;
    hasTakenOver = true;
    document.dispatchEvent(new Event('scroll'));
    return false;
  };
}

/** A router with a query cache and a UI store of its own: one a request on the server, one in the browser. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: staleTimeMs, retry: false } },
  });
  const nonce = scriptNonce();
  const router = createRouter({
    routeTree,
    context: { queryClient, uiStore: createUiStore() },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: restoresScroll(),
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: ListSkeleton,
    defaultPendingMs: pendingMs,
    ...(nonce ? { ssr: { nonce } } : {}),
  });
  handOverQueries(router, queryClient);
  return router;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page begins with a dark picture that reaches under the navigation. */
    navigation?: 'on-dark';
  }

  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

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

/** Content rarely changes. Back navigation shows the data of a moment ago. */
const staleTimeMs = 60_000;

/** Milliseconds until a loading page shows its skeleton. */
const pendingMs = 600;

/**
 * Whether the router may scroll. Not on hydration: an inline script has restored the position, and a visitor who has
 * scrolled since would jump to the top. The router missed that scrolling, so it gets a scroll event once it listens.
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

/** A router with its own query cache and UI store: one per request on the server, one in the browser. */
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
    /** The page starts with a dark picture below the navigation. */
    navigation?: 'on-dark';
  }

  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

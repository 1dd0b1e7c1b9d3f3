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

const pendingMs = 600;

/** Not on hydration: an inline script restored the position, and a visitor who scrolled since would jump to the top. */
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

export function getRouter() {
  const queryClient = new QueryClient({
    // Offline a read fails at once. By default it would wait for the connection.
    defaultOptions: { queries: { staleTime: staleTimeMs, retry: false, networkMode: 'offlineFirst' } },
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

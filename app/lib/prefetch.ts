import type { AnyRoute, AnyRouter } from '@tanstack/react-router';

/** How long the browser may put a prefetch off (specification, section 9). */
const idleTimeoutMs = 2_000;

/** The Network Information API, where there is one. */
type NetworkInformation = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether something may be fetched that nobody has asked for: not offline, on 2g or with data saving. */
function mayPrefetch(): boolean {
  const { onLine, connection }: Navigator & NetworkInformation = navigator;
  const { saveData = false, effectiveType = '' } = connection ?? {};
  return onLine && !saveData && !/(^|-)2g$/.test(effectiveType);
}

/**
 * Runs something once the browser has nothing else to do.
 * @returns what calls it off
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, idleTimeoutMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}

/** The pages that this one links to. */
function* linkedPages(router: AnyRouter): Generator<AnyRoute> {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])');
  const seen = new Set<AnyRoute | undefined>([undefined]);
  for (const path of new Set([...links].map(({ pathname }) => pathname))) {
    const route = router.getMatchedRoutes(path)[2];
    if (route && !seen.has(route)) yield route;
    seen.add(route);
  }
}

/**
 * Loads the code of linked pages, one at a time and each while the browser is idle: together they would hold it up for
 * longer than the page itself did. Their data comes when a link is pointed at.
 * @returns what calls off the rest
 */
function prefetchLinkedPages(router: AnyRouter): () => void {
  const routes = linkedPages(router);
  let cancel: () => void;
  const loadNext = () => {
    cancel = whenIdle(() => {
      if (!mayPrefetch()) return;
      const { value: route, done } = routes.next();
      // A chunk that is gone matters once its page is opened, which then reloads.
      if (!done) Promise.resolve(router.loadRouteChunk(route)).then(loadNext, loadNext);
    });
  };
  loadNext();
  return () => {
    routes.return(undefined);
    cancel();
  };
}

/**
 * Prefetches while the browser is idle, after each page. Links fetch their data when they are pointed at; that too
 * only while the connection allows it.
 * @returns the end of it
 */
export function startPrefetching(router: AnyRouter): () => void {
  let cancel = prefetchLinkedPages(router);
  const unsubscribe = router.subscribe('onRendered', () => {
    cancel();
    cancel = prefetchLinkedPages(router);
  });
  const { preloadRoute } = router;
  router.preloadRoute = async (options) => (mayPrefetch() ? preloadRoute(options) : undefined);
  return () => {
    cancel();
    unsubscribe();
    router.preloadRoute = preloadRoute;
  };
}

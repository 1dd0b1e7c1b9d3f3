import type { AnyRouter } from '@tanstack/react-router';

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

/** Loads the code of the pages that this one links to. Their data comes when a link is pointed at. */
function prefetchLinkedPages(router: AnyRouter): void {
  if (!mayPrefetch()) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])');
  const routes = new Set([...links].map(({ pathname }) => router.getMatchedRoutes(pathname)[2]));
  for (const route of routes) {
    // A chunk that is gone matters once its page is opened, which then reloads.
    if (route) router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

/**
 * Prefetches while the browser is idle, after each page. Links fetch their data when they are pointed at; that too
 * only while the connection allows it.
 * @returns the end of it
 */
export function startPrefetching(router: AnyRouter): () => void {
  let cancel = whenIdle(() => prefetchLinkedPages(router));
  const unsubscribe = router.subscribe('onRendered', () => {
    cancel();
    cancel = whenIdle(() => prefetchLinkedPages(router));
  });
  const { preloadRoute } = router;
  router.preloadRoute = async (options) => (mayPrefetch() ? preloadRoute(options) : undefined);
  return () => {
    cancel();
    unsubscribe();
    router.preloadRoute = preloadRoute;
  };
}

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

/**
 * Loads the code of the pages that links in view lead to, one at a time and each while the browser is idle: together they
 * would hold it up for longer than the page itself did. Their data comes when a link is pointed at.
 * @returns what calls off the rest
 */
function prefetchLinksInView(router: AnyRouter): () => void {
  const known = new Set<AnyRoute>();
  const waiting: AnyRoute[] = [];
  let isBusy = false;
  let cancel = () => {};
  const loadNext = () => {
    const route = waiting.shift();
    isBusy = route !== undefined;
    if (!route) return;
    cancel = whenIdle(() => {
      // A chunk that is gone matters once its page is opened, which then reloads.
      if (mayPrefetch()) Promise.resolve(router.loadRouteChunk(route)).then(loadNext, loadNext);
      else loadNext();
    });
  };
  const addRouteOf = (path: string) => {
    const route = router.getMatchedRoutes(path)[2];
    if (!route || known.has(route)) return;
    known.add(route);
    waiting.push(route);
    if (!isBusy) loadNext();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      addRouteOf(target.pathname);
    }
  });
  for (const link of document.querySelectorAll('a[href^="/"]:not([target])')) observer.observe(link);
  return () => {
    observer.disconnect();
    waiting.length = 0;
    cancel();
  };
}

/**
 * Prefetches while the browser is idle, after each page. Links fetch their data when they are pointed at; that too
 * only while the connection allows it.
 * @returns the end of it
 */
export function startPrefetching(router: AnyRouter): () => void {
  let cancel = prefetchLinksInView(router);
  const unsubscribe = router.subscribe('onRendered', () => {
    cancel();
    cancel = prefetchLinksInView(router);
  });
  const { preloadRoute } = router;
  router.preloadRoute = async (options) => (mayPrefetch() ? preloadRoute(options) : undefined);
  return () => {
    cancel();
    unsubscribe();
    router.preloadRoute = preloadRoute;
  };
}

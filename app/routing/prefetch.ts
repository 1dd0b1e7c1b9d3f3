import type { AnyRoute, AnyRouter } from '@tanstack/react-router';

/** Longest delay of a prefetch (specification, section 9). */
const idleTimeoutMs = 2_000;

/** The Network Information API. Some browsers lack it. */
type NetworkInformation = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether prefetching is allowed: not offline, on 2g or with data saving. */
function mayPrefetch(): boolean {
  const { onLine, connection }: Navigator & NetworkInformation = navigator;
  const { saveData = false, effectiveType = '' } = connection ?? {};
  return onLine && !saveData && !/(^|-)2g$/.test(effectiveType);
}

/**
 * Runs a callback when the browser is idle.
 * @returns cancels it
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
 * Loads the code of the pages that visible links lead to, one at a time while the browser is idle: all at once, they would
 * block the main thread longer than the page did. Their data loads on hover.
 * @returns cancels the rest
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
      // A missing chunk is handled when its page opens: the page reloads.
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
 * Prefetches code after each navigation, and data of links on hover, both only while the connection allows it.
 * @returns stops it
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

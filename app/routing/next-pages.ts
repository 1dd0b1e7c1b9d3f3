import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { mayPrefetch, whenIdle } from './prefetch.ts';

/** One at a time while the browser is idle: all at once would block the main thread longer than the page did. */
function prefetchNextPages(router: AnyRouter): () => void {
  const known = new Set<AnyRoute>();
  const waiting: AnyRoute[] = [];
  let isBusy = false;
  let cancel = () => {};
  const loadNext = () => {
    const route = waiting.shift();
    isBusy = route !== undefined;
    if (!route) return;
    cancel = whenIdle(() => {
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
  for (const link of document.querySelectorAll('a[data-next]')) observer.observe(link);
  return () => {
    observer.disconnect();
    waiting.length = 0;
    cancel();
  };
}

export function followNextPages(router: AnyRouter): void {
  let cancel = prefetchNextPages(router);
  router.subscribe('onRendered', () => {
    cancel();
    cancel = prefetchNextPages(router);
  });
}

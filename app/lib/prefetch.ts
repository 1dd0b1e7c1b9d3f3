import type { AnyRouter } from '@tanstack/react-router';

/** How long the browser may put a prefetch off (specification, section 9). */
const idleTimeoutMs = 2_000;

/** The Network Information API, where there is one. */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

function connection(): Connection | undefined {
  return 'connection' in navigator ? (navigator.connection as Connection) : undefined;
}

/** Whether something may be fetched that nobody has asked for: not offline, on 2g or with data saving. */
export function mayPrefetch(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {};
  return navigator.onLine && !saveData && !/(^|-)2g$/.test(effectiveType);
}

function whenIdle(run: () => void): () => void {
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
 * Prefetches while the browser is idle, after each page, and sets whether links fetch their data when they are
 * pointed at, by what the connection allows at the moment.
 * @returns the end of it
 */
export function startPrefetching(router: AnyRouter): () => void {
  let cancel = whenIdle(() => prefetchLinkedPages(router));
  const unsubscribe = router.subscribe('onRendered', () => {
    cancel();
    cancel = whenIdle(() => prefetchLinkedPages(router));
  });
  const follow = () => router.update({ ...router.options, defaultPreload: mayPrefetch() ? 'intent' : false });
  const end = new AbortController();
  for (const target of [window, connection()]) {
    for (const name of ['online', 'offline', 'change']) target?.addEventListener(name, follow, end);
  }
  follow();
  return () => {
    cancel();
    unsubscribe();
    end.abort();
  };
}

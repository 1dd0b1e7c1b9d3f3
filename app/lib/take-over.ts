import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { refreshSession } from './session-check.ts';

/** The browser may show a page again that it has kept, from before somebody signed in or out. */
function isShownAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
}

/**
 * Has the browser take a page over as it came: a cache may have kept it for a while, and what it holds counts as fetched
 * now, or every visitor's browser would ask for it again. Does nothing on the server, where no page is taken over.
 */
export function takeOverAsFresh(router: AnyRouter, queryClient: QueryClient): void {
  const { hydrate } = router.options;
  if (!hydrate) return;
  router.options.hydrate = async (dehydrated: unknown) => {
    await hydrate(dehydrated);
    for (const query of queryClient.getQueryCache().getAll()) {
      if (query.state.data !== undefined) query.setState({ dataUpdatedAt: Date.now() });
    }
    if (isShownAgain()) refreshSession(queryClient).catch(() => undefined);
  };
}

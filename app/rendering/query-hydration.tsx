import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { type AnyRouter, isRedirect } from '@tanstack/react-router';
import { refreshSession } from '#app/session/session-check.ts';

/** The browser may show a page again that it has kept, from before somebody signed in or out. */
function isShownAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
}

/**
 * What has been read, as one text: none of it is more than JSON can say. Of objects the router would write each as a
 * statement of its own, which takes the server longer and makes the page longer.
 */
function writeQueries(queryClient: QueryClient): string {
  const queries = queryClient.getQueryCache().getAll();
  const read = queries.filter(({ state }) => state.status === 'success');
  return JSON.stringify(read.map(({ queryKey, state }) => [queryKey, state.data]));
}

/**
 * A cache may have kept the page for a while: what it holds counts as fetched now, or every visitor's browser would ask
 * for it again.
 */
function takeOverAsFresh(queryClient: QueryClient, page: string): void {
  const queries: [QueryKey, unknown][] = JSON.parse(page);
  for (const [queryKey, data] of queries) queryClient.setQueryData(queryKey, data);
  if (isShownAgain()) refreshSession(queryClient).catch(() => undefined);
}

/** Goes where a query says that failed, as one of the member area does after the session has ended. */
function followRedirects(router: AnyRouter, queryClient: QueryClient): void {
  queryClient.getQueryCache().config.onError = (error) => {
    if (!isRedirect(error)) return;
    error.options._fromLocation = router.state.location;
    void router.navigate(router.resolveRedirect(error).options);
  };
}

/**
 * Gives a router its queries: components find them, and what the server has read goes with the page into the
 * browser. It is all there before the page is rendered, since loaders wait for it; the router's own integration, which
 * streams what comes later, would keep every page from being sent as it is.
 */
export function handOverQueries(router: AnyRouter, queryClient: QueryClient): void {
  router.options.Wrap = ({ children }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  if (typeof document === 'undefined') {
    router.options.dehydrate = () => writeQueries(queryClient);
    return;
  }
  router.options.hydrate = (page: string) => takeOverAsFresh(queryClient, page);
  followRedirects(router, queryClient);
}

import { type QueryClient, QueryClientProvider, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, isRedirect } from '@tanstack/react-router';
import { sessionQueries } from '#app/session/session.queries.ts';
import { followSessionData, refreshSession } from '#app/session/session-check.ts';
import { hasSessionHint } from '#app/session/session-hint.ts';

function isShownAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
}

function writeQueries(queryClient: QueryClient): string {
  const queries = queryClient.getQueryCache().getAll();
  const read = queries.filter(({ state }) => state.status === 'success');
  const data = read.map(({ queryKey, state }) => [queryKey, state.data]);
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

const elementId = 'queries';

export function EmbeddedQueries() {
  const queryClient = useQueryClient();
  return (
    <script id={elementId} type="application/json" suppressHydrationWarning>
      {import.meta.env.SSR ? writeQueries(queryClient) : ''}
    </script>
  );
}

/** Data from a cached page counts as fetched now. Otherwise every browser would refetch it. */
function takeOverAsFresh(queryClient: QueryClient, page: string): void {
  const queries: [QueryKey, unknown][] = JSON.parse(page);
  for (const [queryKey, data] of queries) queryClient.setQueryData(queryKey, data);
  followSessionData(queryClient);
  const isUnknown = hasSessionHint() && queryClient.getQueryData(sessionQueries.session().queryKey) === null;
  if (isUnknown || isShownAgain()) refreshSession(queryClient).catch(() => undefined);
}

function followRedirects(router: AnyRouter, queryClient: QueryClient): void {
  queryClient.getQueryCache().config.onError = (error, { state }) => {
    const mayHoldUnsavedText = state.data !== undefined;
    if (!isRedirect(error) || mayHoldUnsavedText) return;
    error.options._fromLocation = router.state.location;
    void router.navigate(router.resolveRedirect(error).options);
  };
}

/** Instead of the router's own integration, which streams later data and so prevents buffered responses. */
export function handOverQueries(router: AnyRouter, queryClient: QueryClient): void {
  router.options.Wrap = ({ children }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  if (typeof document === 'undefined') return;
  router.options.hydrate = () =>
    takeOverAsFresh(queryClient, document.getElementById(elementId)?.textContent ?? '[]');
  followRedirects(router, queryClient);
}

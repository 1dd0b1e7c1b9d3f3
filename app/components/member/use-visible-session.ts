import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { sessionQueries } from '#app/session/session.queries.ts';

/** Without a connection the session stays as it was. */
async function readSession(queryClient: QueryClient): Promise<void> {
  await queryClient.fetchQuery({ ...sessionQueries.session(), staleTime: 0 }).catch(() => undefined);
}

/**
 * Reads the session again when the tab is shown again.
 * @returns whether the browser restored the page and its session is not known yet
 */
export function useVisibleSession(): boolean {
  const queryClient = useQueryClient();
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') void readSession(queryClient);
      },
      { signal },
    );
    // The back-forward cache paints the page before a script could hide it.
    addEventListener(
      'pagehide',
      ({ persisted }) => {
        if (persisted) flushSync(() => setRestored(true));
      },
      { signal },
    );
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) void readSession(queryClient).then(() => setRestored(false));
      },
      { signal },
    );
    return () => listening.abort();
  }, [queryClient]);
  return isRestored;
}

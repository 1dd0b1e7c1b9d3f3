import { useEffect } from 'react';
import { releaseLoad } from '#app/rendering/load-event.ts';
import { whenIdle } from '#app/routing/prefetch.ts';

/** Milliseconds, for browsers without requestIdleCallback. */
const restMs = 250;

/** Releases the load event when React has hydrated the page. */
export function useHydration(): void {
  useEffect(() => {
    if ('requestIdleCallback' in window) return whenIdle(releaseLoad);
    const timer = setTimeout(releaseLoad, restMs);
    return () => clearTimeout(timer);
  }, []);
}

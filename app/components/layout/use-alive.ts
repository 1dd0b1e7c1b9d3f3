import { useEffect } from 'react';
import { releaseLoad } from '#app/rendering/load-event.ts';
import { whenIdle } from '#app/routing/prefetch.ts';

/** As long as a browser may take for the rest that does not say when it is idle. */
const restMs = 250;

/** Lets the load event come, once React has taken over what it takes over bit by bit after the document itself. */
export function useAlive(): void {
  useEffect(() => {
    if ('requestIdleCallback' in window) return whenIdle(releaseLoad);
    const timer = setTimeout(releaseLoad, restMs);
    return () => clearTimeout(timer);
  }, []);
}

import { useEffect } from 'react';
import { releaseLoad } from '#app/lib/load-event.ts';
import { whenIdle } from '#app/lib/prefetch.ts';

/** Lets the load event come, once React has taken over what it takes over bit by bit after the document itself. */
export function useAlive(): void {
  useEffect(() => whenIdle(releaseLoad), []);
}

import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useUi } from '#app/stores/use-ui.ts';

/** Whether the page starts with a dark picture below the navigation (`staticData` of its route). */
export function useIsOnDark(): boolean {
  return useRouterState({
    select: ({ matches }) => {
      const last = matches.at(-1);
      // Error and not-found pages have a light background on every route.
      return last?.staticData.navigation === 'on-dark' && last.status === 'success';
    },
  });
}

/** Updates the store's viewport and scroll position, at most once a frame. */
export function useViewport(): void {
  const setViewport = useUi((ui) => ui.setViewport);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      setViewport({ viewportWidth: window.innerWidth, scrollY: Math.max(0, window.scrollY) });
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [setViewport]);
}

import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useUi } from '#app/stores/use-ui.ts';

/** Whether the page begins with a dark picture, over which the navigation lies (`staticData` of its route). */
export function useIsOnDark(): boolean {
  return useRouterState({
    select: ({ matches }) => {
      const last = matches.at(-1);
      // An error page and the page for what is not there stand on paper, whatever the route shows otherwise.
      return last?.staticData.navigation === 'on-dark' && last.status === 'success';
    },
  });
}

/** Keeps the store's viewport and scroll position up to date, at most once a frame. */
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

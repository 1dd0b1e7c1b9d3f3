import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** Id of the line above a list that says how many there are: where a visitor who asked for another page goes on. */
export const listHeadId = 'list';

/** Whether a click opens its link in another tab or window, and this page stays. */
export function opensElsewhere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * Returns what a link to another page of a list does on a click: once that page is there, its head comes into view
 * and gets the focus. Going back is the browser's: it restores where the visitor was.
 */
export function useListFocus() {
  const router = useRouter();
  return (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    // Not an effect of the list: while a page is slow to come, a skeleton takes the list's place.
    const stop = router.subscribe('onRendered', ({ pathChanged }) => {
      stop();
      if (pathChanged) return;
      const head = document.getElementById(listHeadId);
      head?.focus({ preventScroll: true });
      head?.scrollIntoView({ block: 'start' });
    });
  };
}

import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** Id of the line above a list with the item count. It gets the focus after paging. */
export const listHeadId = 'list';

export function opensElsewhere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

/** Once the new page is rendered, its head scrolls into view and gets the focus. Back navigation is the browser's. */
export function useListFocus() {
  const router = useRouter();
  return (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    // Not an effect of the list: a skeleton may replace the list meanwhile.
    const stop = router.subscribe('onRendered', ({ pathChanged }) => {
      stop();
      if (pathChanged) return;
      const head = document.getElementById(listHeadId);
      head?.focus({ preventScroll: true });
      head?.scrollIntoView({ block: 'start' });
    });
  };
}

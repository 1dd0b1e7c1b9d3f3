import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { m } from '#app/paraglide/messages.js';
import { startPrefetching } from '#app/routing/prefetch.ts';
import { followSession } from '#app/session/session-channel.ts';
import { useUi } from '#app/stores/use-ui.ts';

/** Prefetches linked pages as far as the connection allows. */
export function usePrefetching(): void {
  const router = useRouter();
  useEffect(() => startPrefetching(router), [router]);
}

/** Says when the connection is gone, for as long as it is, and when it is back. */
export function useConnectionNotice(): void {
  const notify = useUi((ui) => ui.notify);
  const dismiss = useUi((ui) => ui.dismiss);
  const notice = useRef<number>(undefined);
  useEffect(() => {
    const say = () => {
      const isShown = notice.current !== undefined;
      if (!navigator.onLine && !isShown)
        notice.current = notify('warning', m.error_offline(), { stays: true });
      if (!navigator.onLine || notice.current === undefined) return;
      dismiss(notice.current);
      notice.current = undefined;
      notify('success', m.notice_online());
    };
    say();
    window.addEventListener('offline', say);
    window.addEventListener('online', say);
    return () => {
      window.removeEventListener('offline', say);
      window.removeEventListener('online', say);
    };
  }, [notify, dismiss]);
}

/** Who is signed in is the same in every window of this browser. */
export function useSharedSession(): void {
  const queryClient = useQueryClient();
  useEffect(() => followSession(queryClient), [queryClient]);
}

/** After a change of page the focus goes to the new one's content, as it would in a new document. */
export function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const hasFocusWithin = main.current?.contains(document.activeElement);
        if (fromLocation && pathChanged && !hasFocusWithin) main.current?.focus({ preventScroll: true });
      }),
    [router, main],
  );
}

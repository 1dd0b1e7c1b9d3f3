import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { m } from '#app/paraglide/messages.js';
import { startPrefetching } from '#app/routing/prefetch.ts';
import { followSession } from '#app/session/session-channel.ts';
import { useUi } from '#app/stores/use-ui.ts';

export function usePrefetching(): void {
  const router = useRouter();
  useEffect(() => startPrefetching(router), [router]);
}

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

export function useSharedSession(): void {
  const queryClient = useQueryClient();
  useEffect(() => followSession(queryClient), [queryClient]);
}

/** Moves the focus to the content after navigation, as a new document would. */
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

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { afterPage, guardPreloads } from '#app/routing/prefetch.ts';
import { followSession } from '#app/session/session-channel.ts';

export function useGuardedPreloads(): void {
  const router = useRouter();
  useEffect(() => guardPreloads(router), [router]);
}

/** Loads what follows the page, because a lost connection could not be announced without it. */
export function useAfterPage(): void {
  const router = useRouter();
  useEffect(() => {
    const route = router.state.matches.at(-1)?.fullPath;
    return afterPage(() => {
      // The missing script is the one that reports errors to the server.
      import('./after-page.ts').then(({ startAfterPage }) => startAfterPage(router, route), reportError);
    });
  }, [router]);
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

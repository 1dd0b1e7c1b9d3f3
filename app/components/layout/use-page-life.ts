import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { afterPage, startPrefetching } from '#app/routing/prefetch.ts';
import { followSession } from '#app/session/session-channel.ts';

export function usePrefetching(): void {
  const router = useRouter();
  useEffect(() => startPrefetching(router), [router]);
}

/** Loads after the page, because without a connection it could not. A page that cannot load then shows its error. */
export function useConnection(): void {
  const router = useRouter();
  useEffect(
    () =>
      afterPage(() => {
        // The missing script is the one that reports errors to the server.
        import('./connection.ts').then(({ watchConnection }) => watchConnection(router), reportError);
      }),
    [router],
  );
}

const fieldSampleRate = 0.1;

export function useFieldData(): void {
  const router = useRouter();
  useEffect(() => {
    const route = router.state.matches.at(-1)?.fullPath;
    if (!route || Math.random() >= fieldSampleRate) return undefined;
    return afterPage(() => {
      // Without it a sample is missing.
      import('#app/field-data/collect-field-data.ts').then(
        ({ collectFieldData }) => collectFieldData(route),
        () => undefined,
      );
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

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { announceSession } from '#app/session/session-channel.ts';
import { refreshSession } from '#app/session/session-check.ts';

/** After success: reloads the session, then navigates. */
export function useGoOn(): (location: string) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (location) => {
    await refreshSession(queryClient);
    announceSession();
    await router.navigate({ href: location });
  };
}

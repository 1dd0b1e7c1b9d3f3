import type { QueryClient } from '@tanstack/react-query';
import { refreshSession } from './session-check.ts';

const name = 'session';

/** Notifies the other windows of this browser after a sign-in or sign-out. */
export function announceSession(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage('changed');
  channel.close();
}

/** Reloads the session when another window changes it. Returns the unsubscribe function. */
export function followSession(queryClient: QueryClient): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = () => {
    refreshSession(queryClient).catch(() => undefined);
  };
  return () => channel.close();
}

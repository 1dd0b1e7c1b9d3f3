import type { QueryClient } from '@tanstack/react-query';
import { refreshSession } from './session-check.ts';

const name = 'session';

/** Tells the other windows of this browser that somebody has signed in or out here. */
export function announceSession(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage('changed');
  channel.close();
}

/** Asks again who is signed in whenever another window says so. Returns what ends it. */
export function followSession(queryClient: QueryClient): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = () => {
    refreshSession(queryClient).catch(() => undefined);
  };
  return () => channel.close();
}

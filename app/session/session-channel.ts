import type { QueryClient } from '@tanstack/react-query';
import { refreshSession } from './session-check.ts';

/** One for both directions: a channel does not receive what it sends. */
let channel: BroadcastChannel | undefined;

export function notifyOtherWindows(): void {
  channel?.postMessage('changed');
}

export function followSession(queryClient: QueryClient): () => void {
  const opened = new BroadcastChannel('session');
  opened.onmessage = () => {
    refreshSession(queryClient).catch(() => undefined);
  };
  channel = opened;
  return () => {
    opened.close();
    channel = undefined;
  };
}

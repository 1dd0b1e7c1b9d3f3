import type { QueryClient } from '@tanstack/react-query';
import { refreshSession } from './session-check.ts';

const name = 'session';

export function announceSession(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage('changed');
  channel.close();
}

export function followSession(queryClient: QueryClient): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = () => {
    refreshSession(queryClient).catch(() => undefined);
  };
  return () => channel.close();
}

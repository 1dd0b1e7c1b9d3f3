import type { IncomingMessage, ServerResponse } from 'node:http';
import { processState } from '#framework-internals/process-state.ts';

type Close = () => Promise<void>;

type ServeFromCache = (message: IncomingMessage, response: ServerResponse) => boolean;

type Shared = { closers: Close[]; isEnding: boolean; serveFromCache: ServeFromCache };

const state = processState<Shared>('lifecycle');
state.value ??= { closers: [], isEnding: false, serveFromCache: () => false };
const shared = state.value;

export function onShutdown(close: Close): void {
  shared.closers.push(close);
}

export async function closeAll(): Promise<void> {
  await Promise.all(shared.closers.map((close) => close()));
}

export function beginShutdown(): void {
  shared.isEnding = true;
}

export function isShuttingDown(): boolean {
  return shared.isEnding;
}

export function setCacheHandler(serveFromCache: ServeFromCache): void {
  shared.serveFromCache = serveFromCache;
}

export function serveFromCache(message: IncomingMessage, response: ServerResponse): boolean {
  return shared.serveFromCache(message, response);
}

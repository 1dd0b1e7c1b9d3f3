import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

const shortTurnMs = 1;

/** Waits for an empty accept queue. Closing a socket resets connections in it, and nginx answers 502 to their POSTs. */
export async function drainAcceptQueue(server: Server, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  let accepted = 0;
  const count = () => accepted++;
  server.on('connection', count);
  for (let isEmpty = false; !isEmpty && performance.now() < deadline; ) {
    const [acceptedBefore, begun] = [accepted, performance.now()];
    await nextTurn();
    isEmpty = accepted === acceptedBefore && performance.now() - begun < shortTurnMs;
  }
  server.off('connection', count);
}

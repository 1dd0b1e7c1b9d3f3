import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop longer than this may have let further connections into the queue. */
const shortTurnMs = 1;

/**
 * Waits until the kernel's queue of new connections is empty, at most `timeoutMs`. Closing a socket resets the
 * connections in its queue; nginx answers 502 to a POST that it sent over one, because it repeats no POST. Node
 * accepts only one connection in a turn of the event loop.
 */
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

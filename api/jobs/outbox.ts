import { type OutboxWorker, startLane } from './outbox-lane.ts';
import type { OutboxDeps } from './outbox-message.ts';

/**
 * Sends what the outbox holds, each message at least once and by one process at a time: as soon as it is woken, and
 * each second otherwise.
 */
export function startOutbox(deps: OutboxDeps): OutboxWorker {
  const lanes = (['mail', 'sms', 'unlink'] as const).map((kind) => startLane(deps, kind));
  return {
    wake: () => {
      for (const lane of lanes) lane.wake();
    },
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

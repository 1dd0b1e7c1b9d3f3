import { setTimeout as wait } from 'node:timers/promises';
import { type MessageKind, messageKinds } from '#contract/staff-messages.ts';
import { isNotMigrated, withoutParameters } from '../db/errors.ts';
import { type ClaimedMessage, claim, type OutboxDeps, send } from './delivery.ts';

export type OutboxWorker = {
  /** Polls now instead of at the next interval. */
  wake(): void;
  /** Waits up to five seconds for messages in flight. */
  stop(): Promise<void>;
};

const pollMs = 1_000;
const concurrency = 4;
const stopMs = 5_000;

async function settledWithin(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  const timeUp = wait(milliseconds, undefined, { signal: done.signal }).catch(() => undefined);
  await Promise.race([work, timeUp]);
  done.abort();
}

/** One per kind: a mail server that hangs must not delay codes by SMS. */
function startWorker(deps: OutboxDeps, kind: MessageKind): OutboxWorker {
  const inFlight = new Set<Promise<void>>();
  let isPolling = false;
  let isWoken = false;
  let isStopped = false;
  let isUnavailable = false;
  let lastPoll = Promise.resolve();

  function begin(row: ClaimedMessage): void {
    const sending: Promise<void> = send(deps, row)
      .catch((error: unknown) => {
        deps.log.error({ err: withoutParameters(error), id: row.id, kind }, 'Delivery result not stored');
      })
      .finally(() => {
        inFlight.delete(sending);
        wake();
      });
    inFlight.add(sending);
  }

  function reportUnavailable(error: unknown): void {
    if (!isUnavailable && !isNotMigrated(error))
      deps.log.warn({ err: withoutParameters(error), kind }, 'Outbox cannot be read');
    isUnavailable = true;
  }

  async function poll(): Promise<void> {
    isPolling = true;
    try {
      while (isWoken && !isStopped && inFlight.size < concurrency) {
        isWoken = false;
        for (const row of await claim(deps.db, kind, concurrency - inFlight.size)) begin(row);
        isUnavailable = false;
      }
    } catch (error) {
      reportUnavailable(error);
    } finally {
      isPolling = false;
    }
  }

  function wake(): void {
    isWoken = true;
    if (!isPolling && !isStopped) lastPoll = poll();
  }

  const timer = setInterval(wake, pollMs);
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await settledWithin(
        stopMs,
        lastPoll.then(() => Promise.all(inFlight)),
      );
    },
  };
}

/** Sends each message at least once, by one process at a time. */
export function startOutbox(deps: OutboxDeps): OutboxWorker {
  const workers = messageKinds.map((kind) => startWorker(deps, kind));
  return {
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

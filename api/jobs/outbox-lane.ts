import { setTimeout as wait } from 'node:timers/promises';
import { withoutParameters } from '../db/errors.ts';
import { claim, type MessageKind, type OutboxDeps, send, type TakenMessage } from './outbox-message.ts';

export type OutboxWorker = {
  /** Looks for messages now, not only at the next turn. */
  wake(): void;
  /** Takes no further message, and waits a moment for those under way. */
  stop(): Promise<void>;
};

const pollMs = 1_000;
/** How many of one kind a process sends at the same time. */
const concurrency = 4;
const stopMs = 5_000;

/** Waits for something, but no longer than that. */
async function settledWithin(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  const timeUp = wait(milliseconds, undefined, { signal: done.signal }).catch(() => undefined);
  await Promise.race([work, timeUp]);
  done.abort();
}

/** Sends the messages of one kind: a mail server that hangs must not hold back codes by text message. */
export function startLane(deps: OutboxDeps, kind: MessageKind): OutboxWorker {
  const underWay = new Set<Promise<void>>();
  let isLooking = false;
  let isWanted = false;
  let isStopped = false;
  let isAway = false;
  let lastLook = Promise.resolve();

  function begin(row: TakenMessage): void {
    const sending: Promise<void> = send(deps, row)
      .catch((error: unknown) => {
        // The row stays locked, and is taken up again when the lock has run out.
        deps.log.error(
          { err: withoutParameters(error), id: row.id, kind },
          'What became of a message was not stored',
        );
      })
      .finally(() => {
        underWay.delete(sending);
        wake();
      });
    underWay.add(sending);
  }

  async function look(): Promise<void> {
    isLooking = true;
    try {
      while (isWanted && !isStopped && underWay.size < concurrency) {
        isWanted = false;
        for (const row of await claim(deps.db, kind, concurrency - underWay.size)) begin(row);
        isAway = false;
      }
    } catch (error) {
      if (!isAway) deps.log.warn({ err: withoutParameters(error), kind }, 'The outbox cannot be read');
      isAway = true;
    } finally {
      isLooking = false;
    }
  }

  function wake(): void {
    isWanted = true;
    if (!isLooking && !isStopped) lastLook = look();
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
        lastLook.then(() => Promise.all(underWay)),
      );
    },
  };
}

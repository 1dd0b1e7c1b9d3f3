import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { isNotMigrated, withoutParameters } from '../db/errors.ts';
import { publishDue } from '../services/staff-content/publish-due.ts';
import type { Scheduler } from './scheduler.ts';

/** Every process looks; a lock lets one publish. The jobs of the scheduler run too rarely, and the lock of a crashed one remains. */
const everyMs = 1_000;

export function startContentSchedule({ db, log }: { db: Database; log: Logger }): Scheduler {
  let inFlight: Promise<void> | undefined;
  let hasFailed = false;

  async function look(): Promise<void> {
    try {
      const counts = await publishDue(db);
      if (counts.published + counts.failed > 0) log.info(counts, 'Scheduled content published');
      hasFailed = false;
    } catch (error) {
      if (!hasFailed && !isNotMigrated(error))
        log.warn({ err: withoutParameters(error) }, 'Scheduled content cannot be read');
      hasFailed = true;
    } finally {
      inFlight = undefined;
    }
  }

  const timer = setInterval(() => {
    inFlight ??= look();
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await inFlight;
    },
  };
}

import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { isNotMigrated, withoutParameters } from '../db/errors.ts';
import { jobs } from '../db/schema/index.ts';

/** `run` returns counts for the log. */
export type Job = {
  name: string;
  everySeconds: number;
  run(now: Date): Promise<Record<string, number>>;
};

export type Scheduler = {
  stop(): Promise<void>;
};

type SchedulerDeps = { db: Database; log: Logger };

const pollMs = 15_000;
/** Another process takes over after this. */
const lockSeconds = 900;
const retrySeconds = 60;

async function register({ db }: SchedulerDeps, list: readonly Job[]): Promise<void> {
  if (list.length === 0) return;
  await db
    .insert(jobs)
    .values(list.map(({ name }) => ({ name, nextRunAt: sql`now()` })))
    .onConflictDoNothing();
}

async function claim(db: Database, { name }: Job): Promise<Date | undefined> {
  const [row] = await db
    .update(jobs)
    .set({ lockedUntil: sql`now() + make_interval(secs => ${lockSeconds})`, lastRunAt: sql`now()` })
    .where(
      sql`${jobs.name} = ${name} and ${jobs.nextRunAt} <= now()
        and (${jobs.lockedUntil} is null or ${jobs.lockedUntil} < now())`,
    )
    .returning({ now: jobs.lastRunAt });
  return row?.now ?? undefined;
}

async function release(db: Database, { name }: Job, seconds: number): Promise<void> {
  await db
    .update(jobs)
    .set({ lockedUntil: null, nextRunAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(jobs.name, name));
}

export async function runIfDue({ db, log }: SchedulerDeps, job: Job): Promise<boolean> {
  const now = await claim(db, job);
  if (!now) return false;
  try {
    const counts = await job.run(now);
    await release(db, job, job.everySeconds);
    log.info({ job: job.name, ...counts }, 'Job finished');
  } catch (error) {
    log.error({ err: withoutParameters(error), job: job.name }, 'Job failed, will be retried');
    await release(db, job, retrySeconds);
  }
  return true;
}

export function startScheduler(deps: SchedulerDeps, list: readonly Job[]): Scheduler {
  let isStopped = false;
  let isRegistered = false;
  let isUnavailable = false;
  let inFlight: Promise<void> | undefined;

  async function runDue(): Promise<void> {
    if (!isRegistered) await register(deps, list);
    isRegistered = true;
    for (const job of list) if (!isStopped) await runIfDue(deps, job);
  }

  async function poll(): Promise<void> {
    try {
      await runDue();
      isUnavailable = false;
    } catch (error) {
      if (!isUnavailable && !isNotMigrated(error))
        deps.log.warn({ err: withoutParameters(error) }, 'Jobs cannot be read');
      isUnavailable = true;
    } finally {
      inFlight = undefined;
    }
  }

  const begin = () => {
    inFlight ??= poll();
  };
  const timer = setInterval(begin, pollMs);
  begin();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await inFlight;
    },
  };
}

import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, OpenDatabase } from './db/database.ts';
import type { Gateways } from './gateways/gateways.ts';
import { mailLetters } from './jobs/advertising.ts';
import { remindOfConsents } from './jobs/consent-reminders.ts';
import { cleanContentTables } from './jobs/content-cleaning.ts';
import { startContentSchedule } from './jobs/content-schedule.ts';
import { runExpiry } from './jobs/expiry.ts';
import { reportFailed } from './jobs/failed-messages.ts';
import { reportOverdue } from './jobs/overdue-inbox.ts';
import { runRetention } from './jobs/retention.ts';
import { remindOfReview } from './jobs/review-reminder.ts';
import { type Job, startScheduler } from './jobs/scheduler.ts';
import { startOutbox } from './outbox/worker.ts';
import { deleteOldRecords } from './services/access-records.ts';
import type { Keys } from './services/keys.ts';
import { verifyDaily } from './services/records/chain-checks.ts';
import { announceDue } from './services/term-notices.ts';

type BackgroundDeps = {
  db: Database;
  kind: OpenDatabase['kind'];
  log: Logger;
  gateways: Gateways & { close(): void };
  keys: Keys;
  siteOrigin: string;
  outboxFolder: string;
  staffMail: readonly string[] | undefined;
  dashboardUrl: string | undefined;
};

export type Background = {
  wakeOutbox(): void;
  stop(): Promise<void>;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

async function expireRecords({ db, keys }: BackgroundDeps, now: Date): Promise<Record<string, number>> {
  await keys.load();
  const { keyedHash } = keys;
  const deleted = await deleteOldRecords(db, keyedHash, now);
  const { brokenAt } = await verifyDaily({ db, keyedHash }, now);
  return { records: deleted, brokenAt: brokenAt ?? 0 };
}

async function vacuum(db: Database): Promise<Record<string, number>> {
  await db.execute(sql`vacuum`);
  return {};
}

function jobsOf(deps: BackgroundDeps, wakeOutbox: () => void): Job[] {
  return [
    { name: 'retention', everySeconds: hour, run: (now) => runRetention(deps, now) },
    { name: 'expiry', everySeconds: 5 * minute, run: (now) => runExpiry(deps, now) },
    { name: 'overdue-inbox', everySeconds: week, run: () => reportOverdue(deps) },
    { name: 'failed-messages', everySeconds: day, run: () => reportFailed(deps) },
    { name: 'access-records', everySeconds: day, run: (now) => expireRecords(deps, now) },
    { name: 'record-review', everySeconds: week, run: (now) => remindOfReview(deps, now) },
    { name: 'term-notices', everySeconds: minute, run: () => announceDue({ ...deps, wakeOutbox }) },
    {
      name: 'advertising',
      everySeconds: minute,
      run: (now) => mailLetters({ ...deps, wakeOutbox }, now),
    },
    {
      name: 'consent-reminders',
      everySeconds: day,
      run: (now) => remindOfConsents({ ...deps, wakeOutbox }, now),
    },
    { name: 'content', everySeconds: hour, run: (now) => cleanContentTables(deps, now) },
    // PostgreSQL has autovacuum; the embedded database grows without this.
    ...(deps.kind === 'pglite' ? [{ name: 'vacuum', everySeconds: hour, run: () => vacuum(deps.db) }] : []),
  ];
}

export function startBackground(deps: BackgroundDeps): Background {
  const outbox = startOutbox(deps);
  const scheduler = startScheduler(deps, jobsOf(deps, outbox.wake));
  const contentSchedule = startContentSchedule(deps);
  return {
    wakeOutbox: outbox.wake,
    stop: async () => {
      await Promise.all([outbox.stop(), scheduler.stop(), contentSchedule.stop()]);
      deps.gateways.close();
    },
  };
}

import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import type { StaffHome } from '#contract/staff-home.ts';
import { readFigures } from '../database-figures.ts';
import { receiptOf } from '../inbox/due.ts';
import { matches } from '../inbox/filter.ts';
import { selectItems } from '../inbox/sources.ts';
import { countBounces } from '../messages/bounces.ts';
import { listMisses } from '../search-misses.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { readInboxFigures } from './inbox-figures.ts';

const missedDays = 30;
const shownMisses = 10;

const waitingSchema = v.object({
  rows: v.tuple([
    v.object({ overdue: v.number(), today: v.number(), later: v.number(), undelivered: v.number() }),
  ]),
});

/** Scans the indexes of open items and of answers that were not delivered. */
async function countWaiting(db: Database): Promise<StaffHome['inbox']> {
  const { from, before } = receiptOf('today', new Date());
  const moment = (date: Date | undefined) => sql`${date?.toISOString()}::timestamptz`;
  const open = selectItems(['at'], (source) => matches(source, { states: ['open'] }));
  const undelivered = selectItems(['at'], (source) => matches(source, { states: ['undelivered'] }));
  const answer = await db.execute(sql`
    select count(*) filter (where at < ${moment(from)})::int as overdue,
      count(*) filter (where at >= ${moment(from)} and at < ${moment(before)})::int as today,
      count(*) filter (where at >= ${moment(before)})::int as later,
      (select count(*) from ${undelivered})::int as undelivered
    from ${open}`);
  return v.parse(waitingSchema, answer).rows[0];
}

export async function readStaffHome(
  { db, confirmationBudget }: Pick<ApiDeps, 'db' | 'confirmationBudget'>,
  _actor: StaffActor<'home.read'>,
): Promise<StaffHome> {
  const [inbox, operations, bounces, missedSearches, figures] = await Promise.all([
    countWaiting(db),
    readFigures(db),
    countBounces(db),
    listMisses(db, missedDays, shownMisses),
    readInboxFigures(db),
  ]);
  const { outbox, confirmations } = operations;
  return {
    inbox,
    messages: {
      waiting: outbox.reduce((sum, { waiting }) => sum + waiting, 0),
      failed: outbox.reduce((sum, { failed }) => sum + failed, 0),
      oldestSeconds: Math.max(...outbox.map(({ oldestSeconds }) => oldestSeconds)),
      bounces,
    },
    confirmations: {
      sent: confirmations.queued,
      withheld: confirmations.withheld,
      perHour: confirmationBudget.perHour,
    },
    missedSearches,
    figures,
  };
}

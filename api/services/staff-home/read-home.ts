import { asc, isNotNull } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { contentItems } from '#api/db/schema/index.ts';
import type { StaffHome } from '#contract/staff-home.ts';
import { readFigures } from '../database-figures.ts';
import { countInbox } from '../inbox/count-items.ts';
import { countBounces } from '../messages/bounces.ts';
import { listMisses } from '../search-misses.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { readInboxFigures } from './inbox-figures.ts';

const missedDays = 30;
const shownMisses = 50;
const shownPublications = 5;

async function countWaiting(db: Database): Promise<StaffHome['inbox']> {
  const { states, due } = await countInbox(db, { states: ['open'] });
  return {
    overdue: due.get('overdue') ?? 0,
    today: due.get('today') ?? 0,
    later: due.get('later') ?? 0,
    undelivered: states.get('undelivered') ?? 0,
  };
}

async function listPublications(db: Database): Promise<StaffHome['publications']> {
  const { id, kind, title, scheduledAt } = contentItems;
  const rows = await db
    .select({ id, kind, title, at: scheduledAt })
    .from(contentItems)
    .where(isNotNull(scheduledAt))
    .orderBy(asc(scheduledAt), asc(id))
    .limit(shownPublications);
  return rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at: at.toISOString() }]));
}

export async function readStaffHome(
  { db, confirmationBudget }: Pick<ApiDeps, 'db' | 'confirmationBudget'>,
  _actor: StaffActor<'home.read'>,
): Promise<StaffHome> {
  const [inbox, operations, bounces, missedSearches, publications, figures] = await Promise.all([
    countWaiting(db),
    readFigures(db),
    countBounces(db),
    listMisses(db, missedDays, shownMisses),
    listPublications(db),
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
    publications,
    figures,
  };
}

import { gt, sql } from 'drizzle-orm';
import type { ApiDeps } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import { failedNotice } from '../mails/staff-mails.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { recipientsOf } from '../services/site-settings.ts';

/** Mails staff the number of messages that failed in the last day, by reason. */
export async function reportFailed({
  db,
  staffMail,
  dashboardUrl,
}: Pick<ApiDeps, 'db' | 'staffMail' | 'dashboardUrl'>): Promise<{ failed: number }> {
  const reason = sql<string>`coalesce(${outbox.lastError}, '')`;
  const reasons = await db
    .select({ reason, count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(gt(outbox.failedAt, sql`now() - interval '1 day'`))
    .groupBy(reason)
    .orderBy(sql`2 desc, 1`);
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  if (total > 0) {
    const to = await recipientsOf(db, staffMail, 'FAILED');
    await db.transaction((tx) => enqueueMail(tx, failedNotice({ to, dashboardUrl, total, reasons })));
  }
  return { failed: total };
}

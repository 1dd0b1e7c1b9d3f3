import type { ApiDeps } from '../context.ts';
import { overdueNotice } from '../mails/staff-mails.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { countInbox } from '../services/inbox/count-items.ts';
import { listInbox } from '../services/inbox/items.ts';
import { recipientsOf } from '../services/site-settings.ts';

const overdueDays = 30;
const namedItems = 20;

/** Mails staff the number of items that are open for more than 30 days, and the oldest of them. */
export async function reportOverdue({
  db,
  staffMail,
  dashboardUrl,
}: Pick<ApiDeps, 'db' | 'staffMail' | 'dashboardUrl'>): Promise<{ overdue: number }> {
  const filter = { states: ['open'], olderThanDays: overdueDays } as const;
  const { items } = await listInbox(db, filter, { size: namedItems, order: 'oldest' });
  const { total } = await countInbox(db, filter);
  if (total > 0) {
    const to = await recipientsOf(db, staffMail, 'OVERDUE');
    const notice = overdueNotice({ to, dashboardUrl, total, days: overdueDays, items });
    await db.transaction((tx) => enqueueMail(tx, notice));
  }
  return { overdue: total };
}

import { and, asc, eq } from 'drizzle-orm';
import type { ApiDeps } from '../context.ts';
import type { Database } from '../db/database.ts';
import { staff } from '../db/schema/index.ts';
import { reviewNotice } from '../mails/staff-mails.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { isReviewMissing, lastMonth } from '../services/records/reviews.ts';

async function listOwners(db: Database): Promise<string[]> {
  const owners = await db
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), eq(staff.state, 'active')))
    .orderBy(asc(staff.id));
  return owners.map(({ email }) => email);
}

/** Mails the owners while the review of last month's access records is missing. */
export async function remindOfReview(
  { db, siteOrigin, dashboardUrl }: Pick<ApiDeps, 'db' | 'siteOrigin' | 'dashboardUrl'>,
  now: Date,
): Promise<{ reminded: number }> {
  if (!(await isReviewMissing(db, now))) return { reminded: 0 };
  const to = await listOwners(db);
  const dashboard = dashboardUrl ?? `${siteOrigin}/admin`;
  if (to.length > 0)
    await db.transaction((tx) =>
      enqueueMail(tx, reviewNotice({ to, dashboardUrl: dashboard, month: lastMonth(now) })),
    );
  return { reminded: to.length };
}

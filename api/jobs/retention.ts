import { and, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  contacts,
  outbox,
  personRequests,
  privacyRequests,
  withdrawalReasonsGiven,
} from '../db/schema/index.ts';
import { deleteOldMessages } from '../outbox/folder.ts';
import { destroyInquiries } from '../services/inbox/destroy.ts';

export type RetentionDeps = {
  db: Database;
  outboxFolder: string;
};

/** Small, because others wait for the embedded database's one connection. */
const batchSize = 50;

function threeMonthsBefore(now: Date): SQL {
  return sql`${now.toISOString()}::timestamptz - interval '3 months'`;
}

function destroyBatch(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(lte(contacts.processedAt, threeMonthsBefore(now)))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    await destroyInquiries(
      tx,
      due.map(({ id }) => id),
      now,
    );
    return due.length;
  });
}

async function destroyContacts(db: Database, now: Date): Promise<number> {
  let destroyed = 0;
  for (let batch = batchSize; batch === batchSize; destroyed += batch) batch = await destroyBatch(db, now);
  return destroyed;
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Inquiries, comments and outbox files: three months. Failed messages: seven days. Records of requests: three years. */
export async function runRetention({ db, outboxFolder }: RetentionDeps, now: Date) {
  const destroyed = await destroyContacts(db, now);
  const comments = await db
    .update(withdrawalReasonsGiven)
    .set({ comment: null })
    .where(
      and(
        isNotNull(withdrawalReasonsGiven.comment),
        lte(withdrawalReasonsGiven.withdrawnOn, sql`(${threeMonthsBefore(now)})::date`),
      ),
    )
    .returning({ id: withdrawalReasonsGiven.id });
  const messages = await db
    .delete(outbox)
    .where(lte(outbox.failedAt, sql`${now.toISOString()}::timestamptz - interval '7 days'`))
    .returning({ id: outbox.id });
  const threeYears = sql`${now.toISOString()}::timestamptz - interval '3 years'`;
  const requests = await db
    .delete(personRequests)
    .where(lte(personRequests.at, threeYears))
    .returning({ id: personRequests.id });
  const ended = await db
    .delete(privacyRequests)
    .where(lte(privacyRequests.closedAt, threeYears))
    .returning({ id: privacyRequests.id });
  return {
    contacts: destroyed,
    comments: comments.length,
    messages: messages.length,
    requests: requests.length + ended.length,
    files: await deleteOldMessages(outboxFolder, monthsBefore(now, 3)),
  };
}

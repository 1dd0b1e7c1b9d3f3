import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contacts, destroyedContacts, files, outbox, withdrawalReasonsGiven } from '../db/schema/index.ts';
import { deleteOldMessages } from '../outbox/folder.ts';

export type RetentionDeps = {
  db: Database;
  outboxFolder: string;
};

/** Small, because others wait for the embedded database's one connection. */
const batchSize = 50;

function threeMonthsBefore(now: Date): SQL {
  return sql`${now.toISOString()}::timestamptz - interval '3 months'`;
}

/** Deletes inquiries with their files and leaves a record without personal data. Returns the number. */
function destroyBatch(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        contactId: contacts.id,
        type: contacts.type,
        receivedAt: contacts.receivedAt,
        processedAt: sql<Date>`${contacts.processedAt}`.mapWith(contacts.processedAt),
        files: tx.$count(files, eq(files.contactId, contacts.id)),
      })
      .from(contacts)
      .where(lte(contacts.processedAt, threeMonthsBefore(now)))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    await tx.insert(destroyedContacts).values(due.map((row) => ({ ...row, destroyedAt: now })));
    await tx.delete(contacts).where(
      inArray(
        contacts.id,
        due.map(({ contactId }) => contactId),
      ),
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

/** Retention periods: inquiries and outbox files three months, comments three months, failed messages seven days. */
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
  return {
    contacts: destroyed,
    comments: comments.length,
    messages: messages.length,
    files: await deleteOldMessages(outboxFolder, monthsBefore(now, 3)),
  };
}

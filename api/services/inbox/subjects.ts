import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#api/db/database.ts';
import { inboxItems, questions, samples } from '#api/db/schema/index.ts';

/** The person that access records name: the sender of an inquiry, or the member. */
export function subjectsOf(
  db: Database | Transaction,
  itemIds: readonly number[],
): Promise<{ subject: string; item: string }[]> {
  const { id, reference, contactId } = inboxItems;
  const memberId = sql`coalesce(${questions.memberId}, ${samples.memberId})`;
  const subject = sql<string>`case when ${contactId} is null then 'member:' || ${memberId}
    else 'inquiry:' || ${reference} end`;
  return db
    .select({ subject, item: reference })
    .from(inboxItems)
    .leftJoin(questions, eq(questions.id, inboxItems.questionId))
    .leftJoin(samples, eq(samples.id, inboxItems.sampleId))
    .where(inArray(id, [...itemIds]))
    .orderBy(asc(id));
}

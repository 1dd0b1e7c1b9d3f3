import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { contacts, questions } from '#api/db/schema/index.ts';
import { hasReference, questionIdOf } from './reference.ts';

const opened = { openedAt: sql`coalesce(${contacts.openedAt}, now())` };

/** Starts the retention period. Returns false for an unknown inquiry. */
export async function processInInbox(db: Database, reference: string): Promise<boolean> {
  const rows = await db
    .update(contacts)
    .set({ ...opened, processedAt: sql`now()` })
    .where(hasReference(reference))
    .returning({ id: contacts.id });
  return rows.length > 0;
}

/** Answered by telephone or from a mailbox. Returns false when no unanswered item has this reference. */
export async function markAnsweredElsewhere(db: Database, reference: string): Promise<boolean> {
  const questionId = questionIdOf(reference);
  const rows =
    questionId === undefined
      ? await db
          .update(contacts)
          .set({
            ...opened,
            answeredAt: sql`now()`,
            processedAt: sql`now()`,
            closedAs: 'answered_elsewhere',
          })
          .where(and(hasReference(reference), isNull(contacts.answeredAt)))
          .returning({ id: contacts.id })
      : await db
          .update(questions)
          .set({ answeredAt: sql`now()` })
          .where(and(eq(questions.id, questionId), isNull(questions.answeredAt)))
          .returning({ id: questions.id });
  return rows.length > 0;
}

/** Returns the references of the unanswered inquiries that were closed. */
export async function closeAsSpam(db: Database, references: readonly string[]): Promise<string[]> {
  if (references.length === 0) return [];
  const rows = await db
    .update(contacts)
    .set({ ...opened, processedAt: sql`coalesce(${contacts.processedAt}, now())`, closedAs: 'spam' })
    .where(
      and(
        inArray(
          contacts.reference,
          references.map((reference) => reference.toUpperCase()),
        ),
        isNull(contacts.answeredAt),
      ),
    )
    .returning({ reference: contacts.reference });
  return rows.map(({ reference }) => reference);
}

/** Ends the retention period. Returns false for open items, and for questions with an answer on the site. */
export async function reopenInInbox(db: Database, reference: string): Promise<boolean> {
  const questionId = questionIdOf(reference);
  const rows =
    questionId === undefined
      ? await db
          .update(contacts)
          .set({ answeredAt: null, processedAt: null, closedAs: null })
          .where(and(hasReference(reference), isNotNull(contacts.processedAt)))
          .returning({ id: contacts.id })
      : await db
          .update(questions)
          .set({ answeredAt: null })
          .where(and(eq(questions.id, questionId), isNotNull(questions.answeredAt), isNull(questions.answer)))
          .returning({ id: questions.id });
  return rows.length > 0;
}

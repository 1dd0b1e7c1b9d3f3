import { asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#api/db/database.ts';
import { answers, contacts } from '#api/db/schema/index.ts';
import { listAnswerFiles } from '../files.ts';
import { hasReference, questionIdOf } from './reference.ts';

/** `failed`: the mail server refused the mail, or did not take it for three days. */
export const deliveryStates = ['queued', 'sent', 'failed'] as const;

export type Delivery = { state: (typeof deliveryStates)[number]; at: Date | null; reason: string | null };

export type StoredAnswer = {
  id: number;
  at: Date;
  content: string;
  delivery: Delivery;
  files: { name: string; size: number }[];
};

export type AnswerOwner = { contactId: number } | { questionId: number };

type Row = typeof answers.$inferSelect;

function deliveryOf({ sentAt, failedAt, failure }: Row): Delivery {
  if (failedAt) return { state: 'failed', at: failedAt, reason: failure };
  return { state: sentAt ? 'sent' : 'queued', at: sentAt, reason: null };
}

function isOf(owner: AnswerOwner): SQL {
  return 'contactId' in owner
    ? eq(answers.contactId, owner.contactId)
    : eq(answers.questionId, owner.questionId);
}

export async function listAnswers(db: Database, owner: AnswerOwner): Promise<StoredAnswer[]> {
  const rows = await db.select().from(answers).where(isOf(owner)).orderBy(asc(answers.id));
  const filesOf = await listAnswerFiles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { id, createdAt: at, content } = row;
    return { id, at, content, delivery: deliveryOf(row), files: filesOf.get(id) ?? [] };
  });
}

export async function holdLastAnswer(tx: Transaction, reference: string): Promise<Row | undefined> {
  const questionId = questionIdOf(reference);
  const ofInquiry = eq(
    answers.contactId,
    tx.select({ id: contacts.id }).from(contacts).where(hasReference(reference)),
  );
  const [row] = await tx
    .select()
    .from(answers)
    .where(questionId === undefined ? ofInquiry : eq(answers.questionId, questionId))
    .orderBy(desc(answers.id))
    .limit(1)
    .for('update');
  return row;
}

import { asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { answers } from '#api/db/schema/index.ts';
import type { deliveryStates } from '#contract/inbox-detail.ts';
import { listAnswerFiles } from '../files.ts';

type Delivery = { state: (typeof deliveryStates)[number]; at: Date | null; reason: string | null };

export type StoredAnswer = {
  id: number;
  at: Date;
  content: string;
  delivery: Delivery;
  files: { name: string; size: number }[];
};

export type AnswerOwner = { contactId: number } | { questionId: number };

type Row = typeof answers.$inferSelect;

export function deliveryOf({
  sentAt,
  failedAt,
  failure,
}: Pick<Row, 'sentAt' | 'failedAt' | 'failure'>): Delivery {
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

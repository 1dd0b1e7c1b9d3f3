import { and, desc, eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { questions } from '#api/db/schema/index.ts';
import { questionNotice } from '#api/mails/staff-mails.ts';
import { enqueueMail } from '#api/outbox/enqueue.ts';
import { ProblemError } from '#api/problems.ts';
import type {
  Question,
  questionChangeSchema,
  questionRequestSchema,
  questionSummarySchema,
} from '#contract/mypage.ts';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import type { PostedFile } from '#request-body/collect-files.ts';
import { type CheckedFile, checkFiles, replaceFiles, storeFiles } from '../attachments.ts';
import { listFiles } from '../files.ts';
import { findOwnRow, hashRequest, storeOnce } from '../idempotency.ts';
import { recordEdit } from '../inbox/record-edit.ts';
import { questionReference } from '../inbox/reference.ts';
import { limits, takeFrom } from '../limits.ts';
import { countPastEnd, offsetOf, type Paged, type PageQuery, totalOfRows } from '../page-info.ts';
import type { Session } from '../sessions.ts';
import { recipientsOf } from '../site-settings.ts';
import { holdMember } from './accounts.ts';

type QuestionSummary = v.InferOutput<typeof questionSummarySchema>;
type QuestionRequest = v.InferOutput<typeof questionRequestSchema>;
type QuestionChange = v.InferOutput<typeof questionChangeSchema>;

const summary = {
  id: questions.id,
  title: questions.title,
  content: questions.content,
  answer: questions.answer,
  date: questions.createdAt,
  status: sql<
    QuestionSummary['status']
  >`case when ${questions.answeredAt} is null then 'waiting' else 'answered' end`,
};

function isOwn(memberId: number, id: number) {
  return and(eq(questions.id, id), eq(questions.memberId, memberId));
}

const questionsOf = memoizeStatement((db: Database) =>
  db
    .select({ question: summary, total: totalOfRows })
    .from(questions)
    .where(eq(questions.memberId, sql.placeholder('memberId')))
    .orderBy(desc(questions.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(''),
);

export async function listQuestions(
  db: Database,
  memberId: number,
  query: PageQuery,
): Promise<Paged<QuestionSummary>> {
  const rows = await questionsOf(db).execute({ memberId, limit: query.size, offset: offsetOf(query) });
  const items = rows.map(({ question }) => ({ ...question, date: question.date.toISOString() }));
  const countAll = () => db.$count(questions, eq(questions.memberId, memberId));
  return { items, total: rows[0]?.total ?? (await countPastEnd(query, countAll)) };
}

/** @throws {ProblemError} not_found */
export async function getQuestion(
  db: Database | Transaction,
  memberId: number,
  id: number,
): Promise<Question> {
  const [row] = await db
    .select({
      ...summary,
      answeredAt: questions.answeredAt,
    })
    .from(questions)
    .where(isOwn(memberId, id));
  if (!row) throw new ProblemError('not_found');
  return {
    ...row,
    date: row.date.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    files: await listFiles(db, { questionId: id }),
  };
}

type NewQuestion = { request: QuestionRequest; files: readonly CheckedFile[]; key: string | undefined };

/** Undefined when a parallel request took the key. */
async function store(
  tx: Transaction,
  { keyedHash, staffMail, dashboardUrl }: ApiDeps,
  session: Session,
  { request, files, key }: NewQuestion,
): Promise<Question | undefined> {
  const { title, content } = request;
  const member = await holdMember(tx, session, 'share');
  const [row] = await tx
    .insert(questions)
    .values({
      memberId: member.id,
      title,
      content,
      ...(key !== undefined && { idempotencyKey: key, requestHash: hashRequest(request, files) }),
    })
    .onConflictDoNothing({ target: [questions.memberId, questions.idempotencyKey] })
    .returning({ id: questions.id });
  if (!row) return undefined;
  await takeFrom(tx, keyedHash, [{ limit: limits.questionByMember, key: String(session.memberId) }]);
  await storeFiles(tx, { questionId: row.id }, files);
  const to = await recipientsOf(tx, staffMail, 'QUESTION');
  const notice = questionNotice({ to, dashboardUrl, reference: questionReference(row.id), title, content });
  // Withdrawal finds queued notices by this address.
  await enqueueMail(tx, { ...notice, replyTo: member.email });
  return getQuestion(tx, member.id, row.id);
}

/**
 * Once per idempotency key. @throws {ProblemError} validation_failed, conflict, too_many_requests, unauthenticated
 */
export async function createQuestion(
  deps: ApiDeps,
  session: Session,
  request: QuestionRequest,
  { files: uploaded = [], key }: { files: readonly PostedFile[] | undefined; key: string | undefined },
): Promise<Question> {
  const { db } = deps;
  const { memberId } = session;
  const files = await checkFiles(uploaded);
  return storeOnce(
    async () => {
      if (key === undefined) return { key };
      const id = await findOwnRow(db, questions, { memberId, key, requestHash: hashRequest(request, files) });
      return id === undefined ? { key } : { answer: await getQuestion(db, memberId, id) };
    },
    async () => {
      const question = await db.transaction((tx) => store(tx, deps, session, { request, files, key }));
      if (question) deps.wakeOutbox();
      return question;
    },
  );
}

/** @throws {ProblemError} not_found; conflict once answered */
async function holdWaiting(tx: Transaction, memberId: number, id: number): Promise<void> {
  const [row] = await tx
    .select({ answeredAt: questions.answeredAt })
    .from(questions)
    .where(isOwn(memberId, id))
    .for('update');
  if (!row) throw new ProblemError('not_found');
  if (row.answeredAt) throw new ProblemError('conflict');
}

/** @throws {ProblemError} not_found, conflict, unauthenticated, validation_failed, too_many_requests */
export async function changeQuestion(
  { db, keyedHash }: ApiDeps,
  session: Session,
  id: number,
  {
    title,
    content,
    removeFiles = false,
    files: uploaded = [],
  }: QuestionChange & { files: readonly PostedFile[] | undefined },
): Promise<Question> {
  const files = await checkFiles(uploaded);
  return db.transaction(async (tx) => {
    const member = await holdMember(tx, session, 'share');
    await holdWaiting(tx, member.id, id);
    if (title !== undefined || content !== undefined)
      await tx.update(questions).set({ title, content }).where(eq(questions.id, id));
    if (files.length > 0) {
      await takeFrom(tx, keyedHash, [{ limit: limits.questionFilesByMember, key: String(member.id) }]);
      await replaceFiles(tx, { questionId: id }, files);
    } else if (removeFiles) await replaceFiles(tx, { questionId: id }, []);
    await recordEdit(tx, questionReference(id));
    return getQuestion(tx, member.id, id);
  });
}

/** @throws {ProblemError} not_found, conflict, unauthenticated */
export async function deleteQuestion(db: Database, session: Session, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await holdMember(tx, session, 'share');
    await holdWaiting(tx, member.id, id);
    await tx.delete(questions).where(eq(questions.id, id));
  });
}

import { eq, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { answers, contacts, questions } from '#api/db/schema/index.ts';
import { enqueueMail } from '#api/outbox/enqueue.ts';
import { ProblemError } from '#api/problems.ts';
import type { InboxState } from '#contract/inbox-kinds.ts';
import { type InboxDone, type MailPreview, maxAnswerFilesBytes } from '#contract/inbox-work.ts';
import type { PostedFile } from '#request-body/collect-files.ts';
import { type CheckedFile, checkFiles, storeFiles } from '../attachments.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { answerLetter, type LetterDeps } from './answer-letter.ts';
import { findItem, type HeldItem, lockItem, storeEvent } from './hold-item.ts';
import { plainAsMarkdown } from './plain-text.ts';
import { actOnItem } from './record-act.ts';

type AnswerDeps = LetterDeps & Pick<ApiDeps, 'db' | 'wakeOutbox'>;

type NewAnswer = {
  text: string;
  /** Markdown of the page where members read it. */
  pageText: string;
  files: readonly CheckedFile[];
};

const markdownRule = '\n\n---\n\n';

async function markInquiry(tx: Transaction, id: number): Promise<void> {
  const now = sql`now()`;
  const openedAt = sql`coalesce(${contacts.openedAt}, now())`;
  const marks = { openedAt, answeredAt: now, processedAt: now, closedAs: null };
  await tx.update(contacts).set(marks).where(eq(contacts.id, id));
}

async function markQuestion(tx: Transaction, id: number, pageText: string): Promise<void> {
  const earlier = sql`coalesce(${questions.answer} || ${markdownRule}, '')`;
  await tx
    .update(questions)
    .set({ answer: sql`${earlier} || ${pageText}`, answeredAt: sql`now()` })
    .where(eq(questions.id, id));
}

/** Stores the answer with its files and its mail. Starts the retention period. @throws {ProblemError} conflict */
async function storeAnswer(
  tx: Transaction,
  deps: AnswerDeps,
  { contactId, questionId }: HeldItem,
  { text, pageText, files }: NewAnswer,
): Promise<number> {
  const letter = await answerLetter(tx, deps, { contactId, questionId }, text);
  if (!letter) throw new ProblemError('conflict');
  if (contactId !== null) await markInquiry(tx, contactId);
  if (questionId !== null) await markQuestion(tx, questionId, pageText);
  const [stored] = await tx
    .insert(answers)
    .values({ contactId, questionId, content: text })
    .returning({ id: answers.id });
  if (!stored) throw new Error('The answer was not stored');
  await storeFiles(tx, { answerId: stored.id }, files);
  await enqueueMail(tx, { ...letter, answerId: stored.id });
  return stored.id;
}

const unansweredStates: readonly InboxState[] = ['open', 'processed', 'spam'];

type CommandAnswer = {
  text: string;
  files?: readonly CheckedFile[];
  /** Sends another answer to an answered item. */
  isFurther?: boolean;
};

/** For commands. Returns false when no item with this reference may be answered. */
export async function answerInInbox(
  deps: AnswerDeps,
  reference: string,
  { text, files = [], isFurther = false }: CommandAnswer,
): Promise<boolean> {
  const isDone = await deps.db.transaction(async (tx) => {
    const item = await lockItem(tx, reference);
    if (!item || item.sampleId !== null) return false;
    if (!isFurther && !unansweredStates.includes(item.state)) return false;
    const id = await storeAnswer(tx, deps, item, { text, pageText: text, files });
    await storeEvent(tx, item.id, { act: 'answered', staffId: null, detail: String(id) });
    return true;
  });
  if (isDone) deps.wakeOutbox();
  return isDone;
}

/** @throws {ProblemError} validation_failed on `files`, payload_too_large above 10 MB in total */
export async function checkAnswerFiles(posted: readonly PostedFile[]): Promise<CheckedFile[]> {
  const files = await checkFiles(posted);
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > maxAnswerFilesBytes)
    throw new ProblemError('payload_too_large');
  return files;
}

type Given = { revision: number; text: string; files: readonly PostedFile[] | undefined };

/** @throws {ProblemError} not_found, conflict, validation_failed, payload_too_large */
export async function answerItem(
  deps: AnswerDeps & Pick<ApiDeps, 'keyedHash'>,
  actor: StaffActor<'inbox.answer'>,
  reference: string,
  { revision, text, files: posted = [] }: Given,
): Promise<InboxDone> {
  const files = await checkAnswerFiles(posted);
  const done = await actOnItem(deps, actor, { reference, revision }, async (tx, item) => {
    // Members read an answer on the site, without files.
    if (item.questionId !== null && files.length > 0) throw new ProblemError('conflict');
    const id = await storeAnswer(tx, deps, item, { text, pageText: plainAsMarkdown(text), files });
    return { act: 'answered', detail: String(id) };
  });
  deps.wakeOutbox();
  return done;
}

/** @throws {ProblemError} not_found; conflict for a sample request */
export async function previewAnswer(
  deps: ApiDeps,
  _actor: StaffActor<'inbox.answer'>,
  reference: string,
  answer: string,
): Promise<MailPreview> {
  const item = await findItem(deps.db, reference);
  if (!item) throw new ProblemError('not_found');
  const letter = await answerLetter(deps.db, deps, item, answer);
  if (!letter) throw new ProblemError('conflict');
  const { subject, text, html = '' } = letter;
  return { subject, text, html };
}

import { type Column, inArray, or } from 'drizzle-orm';
import type { Database, Transaction } from '#api/db/database.ts';
import { answers, files, type PersonCounts, questions, samples } from '#api/db/schema/index.ts';
import type { PersonRows } from './find-rows.ts';

export async function countPerson(db: Database | Transaction, rows: PersonRows): Promise<PersonCounts> {
  const memberIds = rows.members.map(({ id }) => id);
  const contactIds = rows.contacts.map(({ id }) => id);
  const questionIds = db
    .select({ id: questions.id })
    .from(questions)
    .where(inArray(questions.memberId, memberIds));
  const isOfPerson = (contactId: Column, questionId: Column) =>
    or(inArray(contactId, contactIds), inArray(questionId, questionIds));
  const answerIds = db
    .select({ id: answers.id })
    .from(answers)
    .where(isOfPerson(answers.contactId, answers.questionId));
  const isFile = or(isOfPerson(files.contactId, files.questionId), inArray(files.answerId, answerIds));
  return {
    members: memberIds.length,
    inquiries: contactIds.length,
    questions: await db.$count(questions, inArray(questions.memberId, memberIds)),
    samples: await db.$count(samples, inArray(samples.memberId, memberIds)),
    deliveries: rows.deliveries.length,
    files: await db.$count(files, isFile),
    messages: rows.messages.length,
  };
}

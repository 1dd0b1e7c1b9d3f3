import { type SQL, sql } from 'drizzle-orm';
import { answers, contacts, questions, samples } from '#api/db/schema/index.ts';

/** `undelivered`: the mail of the last answer failed. `processed`: handled without an answer. The last three: samples. */
export const inboxStates = [
  'open',
  'undelivered',
  'processed',
  'answered',
  'answered_elsewhere',
  'spam',
  'preparing',
  'sent',
  'declined',
] as const;

export type InboxState = (typeof inboxStates)[number];

export const waitingStates: readonly InboxState[] = ['open', 'undelivered'];

/** Conditions that exclude each other. A state that an item of this kind cannot have is absent. */
export type StateConditions = Partial<Record<InboxState, SQL>>;

function hasFailed(owner: typeof contacts.id | typeof questions.id, column: SQL): SQL {
  const later = sql`select from ${answers} later where later.${column} = failed.${column} and later.id > failed.id`;
  return sql`${owner} in (select failed.${column} from ${answers} failed
    where failed.failed_at is not null and failed.${column} is not null and not exists (${later}))`;
}

const { closedAs, answeredAt, processedAt } = contacts;
const isAnswered = sql`${closedAs} is null and ${answeredAt} is not null`;
const inquiryFailed = hasFailed(contacts.id, sql`contact_id`);

export const inquiryStates: StateConditions = {
  open: sql`${closedAs} is null and ${answeredAt} is null and ${processedAt} is null`,
  undelivered: sql`${isAnswered} and ${inquiryFailed}`,
  processed: sql`${closedAs} is null and ${answeredAt} is null and ${processedAt} is not null`,
  answered: sql`${isAnswered} and not ${inquiryFailed}`,
  answered_elsewhere: sql`${closedAs} = 'answered_elsewhere'`,
  spam: sql`${closedAs} = 'spam'`,
};

const hasAnswer = sql`${questions.answeredAt} is not null and ${questions.answer} is not null`;
const questionFailed = hasFailed(questions.id, sql`question_id`);

export const questionStates: StateConditions = {
  open: sql`${questions.answeredAt} is null`,
  undelivered: sql`${hasAnswer} and ${questionFailed}`,
  answered: sql`${hasAnswer} and not ${questionFailed}`,
  answered_elsewhere: sql`${questions.answeredAt} is not null and ${questions.answer} is null`,
};

export const sampleStates: StateConditions = {
  open: sql`${samples.status} = 'requested'`,
  preparing: sql`${samples.status} = 'preparing'`,
  sent: sql`${samples.status} = 'sent'`,
  declined: sql`${samples.status} = 'declined'`,
};

export function stateIn(conditions: StateConditions): SQL<InboxState> {
  const cases = Object.entries(conditions).map(
    ([state, condition]) => sql`when ${condition} then ${sql.raw(`'${state}'`)}`,
  );
  return sql<InboxState>`case ${sql.join(cases, sql` `)} end`;
}

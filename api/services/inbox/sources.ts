import { type SQL, sql } from 'drizzle-orm';
import { contacts, members, productTranslations, questions, samples } from '#api/db/schema/index.ts';
import { contactTypes } from '#contract/contact-reference.ts';
import { inquiryStates, questionStates, type StateConditions, sampleStates, stateIn } from './states.ts';

export const inboxKinds = [...contactTypes, 'QUESTION', 'SAMPLE'] as const;

export type InboxKind = (typeof inboxKinds)[number];

/** Columns of the inbox, by the table that items of this source are in. */
export type Source = {
  from: SQL;
  states: StateConditions;
  kind: SQL;
  reference: SQL;
  at: SQL;
  sender: SQL;
  email: SQL;
  title: SQL;
  content: SQL;
  locale: SQL;
};

const titleLength = 60;

const inquiries: Source = {
  from: sql`${contacts}`,
  states: inquiryStates,
  kind: sql`${contacts.type}`,
  reference: sql`${contacts.reference}`,
  at: sql`${contacts.receivedAt}`,
  sender: sql`${contacts.fullName}`,
  email: sql`${contacts.email}`,
  title: sql`coalesce(${contacts.subject}, left(${contacts.content}, ${sql.raw(String(titleLength))}))`,
  content: sql`${contacts.content}`,
  locale: sql`${contacts.locale}`,
};

const ofMember = {
  sender: sql`${members.name}`,
  email: sql`${members.email}`,
  locale: sql`${members.locale}`,
};

const memberQuestions: Source = {
  ...ofMember,
  from: sql`${questions} join ${members} on ${members.id} = ${questions.memberId}`,
  states: questionStates,
  kind: sql`'QUESTION'`,
  reference: sql`'Q-' || ${questions.id}`,
  at: sql`${questions.createdAt}`,
  title: sql`${questions.title}`,
  content: sql`${questions.content}`,
};

const productName = sql`(select name from ${productTranslations}
  where product_id = ${samples.productId} order by locale = 'ko-KR' desc limit 1)`;

const sampleRequests: Source = {
  ...ofMember,
  from: sql`${samples} join ${members} on ${members.id} = ${samples.memberId}`,
  states: sampleStates,
  kind: sql`'SAMPLE'`,
  reference: sql`'S-' || ${samples.id}`,
  at: sql`${samples.createdAt}`,
  title: sql`${productName} || ' · ' || ${samples.amount}`,
  content: sql`${samples.purpose}`,
};

const sources: readonly Source[] = [inquiries, memberQuestions, sampleRequests];

/** The selected columns of every source, with the rows for which `where` holds. */
export function selectItems(
  columns: readonly (keyof Omit<Source, 'from' | 'states'>)[],
  where: (source: Source) => SQL | undefined,
): SQL {
  const parts = sources.map((source) => {
    const named = columns.map((column) => sql`${source[column]} as ${sql.identifier(column)}`);
    const all = sql.join([...named, sql`${stateIn(source.states)} as state`], sql`, `);
    return sql`select ${all} from ${source.from} where ${where(source) ?? sql`true`}`;
  });
  return sql`(${sql.join(parts, sql` union all `)}) as items`;
}

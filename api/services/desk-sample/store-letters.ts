import { inArray } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import {
  answers,
  contacts,
  inboxEvents,
  inboxItems,
  inboxNotes,
  inboxReads,
  outbox,
} from '#api/db/schema/index.ts';
import { consentVersion, newReference } from '../contacts.ts';
import texts from './inquiries.json' with { type: 'json' };
import { pick, type SampleLetter, sampleCount, sampleLetter } from './sample-letters.ts';

const halfHourMs = 1_800_000;

type Stored = SampleLetter & { contactId: number; itemId: number; assigneeId: number | null };

type People = { ownerId: number; supportId: number };

function assigneeOf({ index, outcome }: SampleLetter, { ownerId, supportId }: People): number | null {
  if (outcome === 'spam') return null;
  if (outcome === 'open') return pick([null, supportId, ownerId, null, supportId], index);
  return index % 4 === 0 ? ownerId : supportId;
}

function isAnswered({ outcome }: SampleLetter): boolean {
  return outcome === 'answered' || outcome === 'undelivered';
}

function contactRow(letter: SampleLetter, version: string): typeof contacts.$inferInsert {
  const { type, locale, fullName, email, mobile, subject, content, receivedAt, endedAt, outcome } = letter;
  const ended = outcome === 'open' ? null : endedAt;
  return {
    ...{ type, locale, fullName, email, mobile, subject, content, receivedAt },
    reference: newReference(),
    consentVersion: version,
    requestHash: 'sample',
    openedAt: ended,
    answeredAt: isAnswered(letter) || outcome === 'answered_elsewhere' ? ended : null,
    processedAt: ended,
    closedAs: outcome === 'spam' || outcome === 'answered_elsewhere' ? outcome : null,
  };
}

async function storeContacts(tx: Transaction, people: People, now: Date): Promise<Stored[]> {
  const version = await consentVersion(tx);
  const letters = Array.from({ length: sampleCount }, (_, index) => sampleLetter(index, now));
  const rows = letters.map((letter) => contactRow(letter, version));
  await tx.insert(contacts).values(rows);
  const references = rows.map(({ reference }) => reference);
  const items = await tx.select().from(inboxItems).where(inArray(inboxItems.reference, references));
  const itemOf = new Map(items.map((item) => [item.reference, item]));
  return letters.flatMap((letter, index) => {
    const item = itemOf.get(references[index] ?? '');
    if (!item || item.contactId === null) return [];
    const assigneeId = assigneeOf(letter, people);
    return [{ ...letter, contactId: item.contactId, itemId: item.id, assigneeId }];
  });
}

export const refusal = 'The mail server did not take it: EENVELOPE 550 RCPT TO';

async function storeAnswers(tx: Transaction, stored: readonly Stored[]): Promise<Map<number, number>> {
  const answered = stored.filter(isAnswered);
  const rows = answered.map(({ contactId, answer = '', endedAt, outcome }) => {
    const isSent = outcome === 'answered';
    return {
      ...{ contactId, content: answer, createdAt: endedAt, sentAt: isSent ? endedAt : null },
      ...(isSent ? {} : { failedAt: endedAt, failure: refusal }),
    };
  });
  const inserted = await tx
    .insert(answers)
    .values(rows)
    .returning({ id: answers.id, contactId: answers.contactId });
  const answerOf = new Map(inserted.map(({ id, contactId }) => [contactId ?? 0, id]));
  const failed = answered.filter(({ outcome }) => outcome === 'undelivered');
  await tx.insert(outbox).values(
    failed.map(({ contactId, email, subject, answer = '', endedAt }) => ({
      kind: 'mail' as const,
      message: { to: email, subject: `Re: ${subject}`, text: answer },
      answerId: answerOf.get(contactId) ?? null,
      createdAt: endedAt,
      attempts: 1,
      failedAt: endedAt,
      lastError: refusal,
    })),
  );
  return answerOf;
}

async function assign(tx: Transaction, stored: readonly Stored[], staffId: number): Promise<void> {
  const ids = stored.filter(({ assigneeId }) => assigneeId === staffId).map(({ itemId }) => itemId);
  await tx.update(inboxItems).set({ assigneeId: staffId }).where(inArray(inboxItems.id, ids));
}

function eventsOf(answerOf: ReadonlyMap<number, number>, ownerId: number) {
  return (item: Stored): (typeof inboxEvents.$inferInsert)[] => {
    const { itemId, assigneeId, contactId, outcome, receivedAt, endedAt } = item;
    const assignedAt = new Date(Math.min(receivedAt.getTime() + halfHourMs, endedAt.getTime()));
    const assigned = { itemId, staffId: ownerId, revision: 1, at: assignedAt, act: 'assigned' as const };
    const ended = { itemId, staffId: assigneeId ?? ownerId, revision: 1, at: endedAt };
    return [
      ...(assigneeId === null ? [] : [{ ...assigned, detail: String(assigneeId) }]),
      ...(isAnswered(item)
        ? [{ ...ended, act: 'answered' as const, detail: String(answerOf.get(contactId)) }]
        : []),
      ...(outcome === 'processed' || outcome === 'answered_elsewhere' || outcome === 'spam'
        ? [{ ...ended, act: outcome }]
        : []),
    ];
  };
}

function notesOf(stored: readonly Stored[]): (typeof inboxNotes.$inferInsert)[] {
  return stored
    .filter(({ index }) => index % 11 === 1)
    .flatMap(({ index, itemId, assigneeId, endedAt }) =>
      assigneeId === null
        ? []
        : [{ itemId, staffId: assigneeId, content: pick(texts.notes, index), createdAt: endedAt }],
    );
}

/** Three months of inquiries in all states, also overdue ones. Returns how many. */
export async function storeLetters(tx: Transaction, people: People, now: Date): Promise<number> {
  const { ownerId, supportId } = people;
  const stored = await storeContacts(tx, people, now);
  const answerOf = await storeAnswers(tx, stored);
  await assign(tx, stored, ownerId);
  await assign(tx, stored, supportId);
  await tx.insert(inboxEvents).values(stored.flatMap(eventsOf(answerOf, ownerId)));
  await tx.insert(inboxNotes).values(notesOf(stored));
  const read = stored.filter(({ index, outcome }) => outcome !== 'open' || index % 3 === 0);
  await tx
    .insert(inboxReads)
    .values(read.flatMap(({ itemId }) => [ownerId, supportId].map((staffId) => ({ itemId, staffId }))));
  return stored.length;
}

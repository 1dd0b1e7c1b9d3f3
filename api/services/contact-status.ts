import { and, asc, eq, sql } from 'drizzle-orm';
import type { ContactDates, ContactStatus } from '#contract/contacts.ts';
import type { ApiDeps } from '../context.ts';
import type { Database } from '../db/database.ts';
import { contacts, files, inboxEvents, inboxItems } from '../db/schema/index.ts';
import { ProblemError } from '../problems.ts';
import { answerDueAt } from './inbox/due.ts';
import { limits, takeFrom } from './limits.ts';

const firstAssignedAt = sql`(select min(${inboxEvents.at}) from ${inboxEvents}
  join ${inboxItems} on ${inboxItems.id} = ${inboxEvents.itemId}
  where ${inboxItems.contactId} = ${contacts.id}
    and ${inboxEvents.act} = 'assigned' and ${inboxEvents.detail} is not null)`;

/** Without nulls, least() ignores the missing moment. */
const readAt = sql<Date | null>`least(${contacts.openedAt}, ${firstAssignedAt})`.mapWith(contacts.openedAt);

async function findContact(db: Database, reference: string, address: string) {
  const { id, type, subject, content, receivedAt, answeredAt, processedAt } = contacts;
  const [row] = await db
    .select({ id, type, subject, content, receivedAt, readAt, answeredAt, processedAt })
    .from(contacts)
    .where(and(eq(contacts.reference, reference.toUpperCase()), eq(sql`lower(${contacts.email})`, address)));
  if (!row) throw new ProblemError('not_found');
  return row;
}

type Contact = Awaited<ReturnType<typeof findContact>>;

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

function datesOf({ receivedAt, readAt, answeredAt, processedAt }: Contact): ContactDates {
  return {
    receivedAt: receivedAt.toISOString(),
    readAt: isoOrNull(readAt),
    answerDueAt: answerDueAt(receivedAt).toISOString(),
    answeredAt: isoOrNull(answeredAt),
    closedAt: answeredAt ? null : isoOrNull(processedAt),
  };
}

function statusOf({ readAt, answeredAt }: Contact): ContactStatus['status'] {
  return answeredAt ? 'answered' : readAt ? 'processing' : 'received';
}

/** @throws {ProblemError} not_found, too_many_requests */
export async function findContactStatus(
  { db, keyedHash }: ApiDeps,
  { reference, email }: { reference: string; email: string },
  clientAddress: string,
): Promise<ContactStatus> {
  const address = email.toLowerCase();
  await db.transaction((tx) =>
    takeFrom(tx, keyedHash, [
      { limit: limits.statusByAddress, key: clientAddress },
      { limit: limits.statusByEmail, key: address },
    ]),
  );
  const contact = await findContact(db, reference, address);
  const attached = await db
    .select({ name: files.name })
    .from(files)
    .where(eq(files.contactId, contact.id))
    .orderBy(asc(files.position));
  const { type, subject, content } = contact;
  return {
    reference,
    status: statusOf(contact),
    dates: datesOf(contact),
    sent: { type, subject, content, fileNames: attached.map(({ name }) => name) },
  };
}

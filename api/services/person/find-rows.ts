import { and, asc, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Database, Transaction } from '#api/db/database.ts';
import { contacts, members, outbox, samples } from '#api/db/schema/index.ts';
import { sampleReference } from '../sample-requests.ts';
import { concernsMessage, hasEmail, hasMobile, type Subject } from './subject.ts';

export type PersonRows = {
  emails: string[];
  mobiles: string[];
  members: (typeof members.$inferSelect)[];
  contacts: (typeof contacts.$inferSelect)[];
  /** Sample requests of other members that are sent to this number. */
  deliveries: (typeof samples.$inferSelect)[];
  messages: (typeof outbox.$inferSelect)[];
};

/** Stored addresses and numbers of members are normalised. */
function isMember({ email, mobile }: Subject) {
  return or(
    email === undefined ? undefined : eq(members.email, email),
    mobile === undefined ? undefined : eq(members.mobile, mobile),
  );
}

function isInquiry({ email, mobile }: Subject) {
  return or(hasEmail(contacts.email, email), hasMobile(contacts.mobile, mobile));
}

async function findDeliveries(db: Database | Transaction, { mobile }: Subject, memberIds: number[]) {
  if (mobile === undefined) return [];
  const isOther = notInArray(samples.memberId, memberIds);
  return db
    .select()
    .from(samples)
    .where(and(hasMobile(samples.mobile, mobile), isOther))
    .orderBy(asc(samples.id));
}

function defined(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== null && value !== undefined))];
}

export async function findPersonRows(db: Database | Transaction, subject: Subject): Promise<PersonRows> {
  const ofMembers = await db.select().from(members).where(isMember(subject)).orderBy(asc(members.id));
  const inquiries = await db.select().from(contacts).where(isInquiry(subject)).orderBy(asc(contacts.id));
  const emails = defined([subject.email, ...ofMembers.map(({ email }) => email)]);
  const mobiles = defined([subject.mobile, ...ofMembers.map(({ mobile }) => mobile)]);
  const memberIds = ofMembers.map(({ id }) => id);
  const deliveries = await findDeliveries(db, subject, memberIds);
  const references = [
    ...inquiries.map(({ reference }) => reference),
    ...deliveries.map(({ id }) => sampleReference(id)),
  ];
  const messages = await db
    .select()
    .from(outbox)
    .where(concernsMessage({ emails, mobiles, references }))
    .orderBy(asc(outbox.createdAt));
  return { emails, mobiles, members: ofMembers, contacts: inquiries, deliveries, messages };
}

export async function holdPersonRows(tx: Transaction, subject: Subject): Promise<PersonRows> {
  const rows = await findPersonRows(tx, subject);
  const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);
  const held = {
    members: await tx
      .select()
      .from(members)
      .where(inArray(members.id, idsOf(rows.members)))
      .for('update'),
    contacts: await tx
      .select()
      .from(contacts)
      .where(inArray(contacts.id, idsOf(rows.contacts)))
      .for('update'),
  };
  return { ...rows, ...held };
}

import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { contacts, inboxItems, members, questions, samples, staff } from '#api/db/schema/index.ts';
import type { InboxPerson } from '#contract/inbox.ts';
import type { InboxDetailAnswer, InboxSample } from '#contract/inbox-detail.ts';
import { findSampleRequest } from '../sample-requests.ts';
import { monthsUntilDestruction } from './destroy.ts';
import type { HeldItem } from './hold-item.ts';
import { senderOf, titleOf } from './items.ts';

const months = sql.raw(String(monthsUntilDestruction));

export async function findSource(tx: Transaction, itemId: number) {
  const [row] = await tx
    .select({
      sender: senderOf,
      email: sql<string>`coalesce(${contacts.email}, ${members.email})`,
      mobile: sql<string | null>`coalesce(${contacts.mobile}, ${members.mobile})`,
      title: titleOf,
      subject: contacts.subject,
      content: sql<string>`coalesce(${contacts.content}, ${questions.content}, ${samples.purpose})`,
      processedAt: contacts.processedAt,
      destroyedAt: sql`${contacts.processedAt} + make_interval(months => ${months})`.mapWith(
        contacts.processedAt,
      ),
      assignee: { id: staff.id, name: staff.name },
    })
    .from(inboxItems)
    .leftJoin(contacts, eq(contacts.id, inboxItems.contactId))
    .leftJoin(questions, eq(questions.id, inboxItems.questionId))
    .leftJoin(samples, eq(samples.id, inboxItems.sampleId))
    .leftJoin(members, eq(members.id, sql`coalesce(${questions.memberId}, ${samples.memberId})`))
    .leftJoin(staff, eq(staff.id, inboxItems.assigneeId))
    .where(eq(inboxItems.id, itemId));
  if (!row) throw new Error('The item was deleted while it was read');
  const assignee: InboxPerson | null = row.assignee;
  return { ...row, assignee, destroyedAt: row.processedAt && row.destroyedAt };
}

const maxEarlier = 20;

export async function listEarlier(
  tx: Transaction,
  { id, email }: HeldItem,
): Promise<InboxDetailAnswer['earlier']> {
  const { reference, at, kind, state } = inboxItems;
  const rows = await tx
    .select({ reference, at, kind, state, title: titleOf })
    .from(inboxItems)
    .leftJoin(contacts, eq(contacts.id, inboxItems.contactId))
    .leftJoin(questions, eq(questions.id, inboxItems.questionId))
    .leftJoin(samples, eq(samples.id, inboxItems.sampleId))
    .where(and(eq(inboxItems.email, email), ne(inboxItems.id, id)))
    .orderBy(desc(at), desc(reference))
    .limit(maxEarlier);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function findSample(tx: Transaction, sampleId: number | null): Promise<InboxSample | null> {
  const request = sampleId === null ? undefined : await findSampleRequest(tx, sampleId);
  if (!request) return null;
  const { product, amount, status, statusAt, note, carrier, trackingNumber, delivery } = request;
  return {
    ...{ product, amount, status, note, carrier, trackingNumber, ...delivery },
    statusAt: statusAt?.toISOString() ?? null,
  };
}

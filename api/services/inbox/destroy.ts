import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { contacts, destroyedContacts, files } from '#api/db/schema/index.ts';

/** After it is processed, an inquiry is stored for this time. */
export const monthsUntilDestruction = 3;

/** Deletes inquiries with their files and leaves records without personal data. */
export async function destroyInquiries(
  tx: Transaction,
  ids: readonly number[],
  destroyedAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const isDestroyed = inArray(contacts.id, [...ids]);
  const processedAt = sql`coalesce(${contacts.processedAt}, ${destroyedAt.toISOString()}::timestamptz)`;
  const records = await tx
    .select({
      contactId: contacts.id,
      type: contacts.type,
      receivedAt: contacts.receivedAt,
      processedAt: processedAt.mapWith(contacts.processedAt),
      files: tx.$count(files, eq(files.contactId, contacts.id)),
    })
    .from(contacts)
    .where(isDestroyed);
  await tx.insert(destroyedContacts).values(records.map((record) => ({ ...record, destroyedAt })));
  await tx.delete(contacts).where(isDestroyed);
}

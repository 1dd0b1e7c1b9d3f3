import { eq } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { inboxReads } from '#api/db/schema/index.ts';
import { lockItem, raiseRevision, storeEvent } from './hold-item.ts';

/** The sender changed the item, so it is unread for all staff. */
export async function recordEdit(tx: Transaction, reference: string): Promise<void> {
  const item = await lockItem(tx, reference);
  if (!item) throw new Error('The item is not in the inbox');
  await raiseRevision(tx, item.id);
  await storeEvent(tx, item.id, { act: 'edited', staffId: null });
  await tx.delete(inboxReads).where(eq(inboxReads.itemId, item.id));
}

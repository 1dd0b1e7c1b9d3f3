import { inArray } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { inboxItems } from '#api/db/schema/index.ts';
import { type InboxState, inboxStates } from '#contract/inbox-kinds.ts';
import { close, lockClosable } from './closing.ts';

/* For commands on the server. */

function closeByCommand(
  db: Database,
  act: Parameters<typeof close>[1],
  references: readonly string[],
  states?: readonly InboxState[],
): Promise<string[]> {
  const wanted = references.map((reference) => reference.toUpperCase());
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: inboxItems.id })
      .from(inboxItems)
      .where(inArray(inboxItems.reference, wanted));
    const items = await lockClosable(
      tx,
      act,
      found.map(({ id }) => id),
      states,
    );
    await close(tx, act, items, { staffId: null });
    return items.map(({ reference }) => reference);
  });
}

/** Starts the retention period, also of an answered inquiry. Returns false for an unknown inquiry. */
export async function processInInbox(db: Database, reference: string): Promise<boolean> {
  return (await closeByCommand(db, 'processed', [reference], inboxStates)).length > 0;
}

/** Answered by telephone or from a mailbox. Returns false when no unanswered item has this reference. */
export async function markAnsweredElsewhere(db: Database, reference: string): Promise<boolean> {
  return (await closeByCommand(db, 'answered_elsewhere', [reference])).length > 0;
}

/** Returns the references of the unanswered inquiries that were closed. */
export function closeAsSpam(db: Database, references: readonly string[]): Promise<string[]> {
  return closeByCommand(db, 'spam', references);
}

/** Ends the retention period. Returns false for open items, and for questions with an answer on the site. */
export async function reopenInInbox(db: Database, reference: string): Promise<boolean> {
  return (await closeByCommand(db, 'reopened', [reference])).length > 0;
}

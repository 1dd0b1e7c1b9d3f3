import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { advertisingLetters, members, outbox } from '../db/schema/index.ts';
import { hasConsent } from './members/consents.ts';

export type AdvertisingLetter = typeof advertisingLetters.$inferSelect;

export type NewLetter = Pick<AdvertisingLetter, 'name' | 'texts' | 'sender'>;

/** Both consents, of a person who stated their age, at an address that is theirs. */
export function mayGetAdvertising(db: Database | Transaction): SQL | undefined {
  return and(
    isNotNull(members.emailVerifiedAt),
    isNotNull(members.ageConfirmedAt),
    hasConsent(db, 'marketing'),
    hasConsent(db, 'advertising'),
  );
}

export async function countReceivers(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(members).where(mayGetAdvertising(db));
  return row?.total ?? 0;
}

export function listLetters(db: Database): Promise<AdvertisingLetter[]> {
  return db.select().from(advertisingLetters).orderBy(desc(advertisingLetters.orderedAt));
}

/** The stored letter of this name, which may be an earlier one. */
export async function orderLetter(
  db: Database,
  letter: NewLetter,
): Promise<{ letter: AdvertisingLetter; isNew: boolean }> {
  const [added] = await db.insert(advertisingLetters).values(letter).onConflictDoNothing().returning();
  if (added) return { letter: added, isNew: true };
  const [stored] = await db.select().from(advertisingLetters).where(eq(advertisingLetters.name, letter.name));
  if (!stored) throw new Error('The letter was not stored');
  return { letter: stored, isNew: false };
}

/** Mails that wait in the outbox are not sent either. False if no such letter is being mailed. */
export function stopLetter(db: Database, name: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isMailed = and(eq(advertisingLetters.name, name), isNull(advertisingLetters.endedAt));
    const stopped = await tx
      .update(advertisingLetters)
      .set({ endedAt: sql`now()` })
      .where(isMailed)
      .returning({ name: advertisingLetters.name });
    const waiting = await tx
      .delete(outbox)
      .where(eq(sql`${outbox.message} ->> 'advertising'`, name))
      .returning({ id: outbox.id });
    return stopped.length + waiting.length > 0;
  });
}

/** Call it when a consent ends, with the member locked. */
export async function deleteWaitingAdvertising(tx: Transaction, email: string): Promise<void> {
  const isTo = eq(sql`${outbox.message} ->> 'to'`, email);
  await tx.delete(outbox).where(and(isTo, sql`${outbox.message} ? 'advertising'`));
}

/** Locked. Another process has it if there is none. */
export async function holdOldestLetter(tx: Transaction): Promise<AdvertisingLetter | undefined> {
  const [letter] = await tx
    .select()
    .from(advertisingLetters)
    .where(isNull(advertisingLetters.endedAt))
    .orderBy(asc(advertisingLetters.orderedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return letter;
}

import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ApiDeps } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { advertisingLetters, members } from '../db/schema/index.ts';
import { advertisement } from '../mails/advertisement.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import {
  type AdvertisingLetter,
  holdOldestLetter,
  mayGetAdvertising,
} from '../services/advertising-letters.ts';
import type { Keys } from '../services/keys.ts';
import { isAdvertisingHour } from '../services/korean-time.ts';
import { unsubscribeLink } from '../services/members/unsubscribe-link.ts';
import { bouncedOf } from '../services/messages/bounces.ts';

type Deps = Pick<ApiDeps, 'db' | 'siteOrigin'> & { keys: Keys; wakeOutbox(): void };

/** Of one run. A member who withdraws meanwhile gets no later one. */
const batchSize = 300;

const mailsPerSecond = 5;

const batchMs = (batchSize / mailsPerSecond) * 1000;

type Batch = { ids: number[]; isLast: boolean };

/** Locks them: a withdrawal waits, and finds the mails of this batch. */
async function holdNext(tx: Transaction, { lastMemberId }: AdvertisingLetter): Promise<Batch> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(gt(members.id, lastMemberId), mayGetAdvertising(tx)))
    .orderBy(asc(members.id))
    .limit(batchSize)
    .for('share');
  return { ids: rows.map(({ id }) => id), isLast: rows.length < batchSize };
}

/** Reads the consents again: the lock may have waited for a withdrawal. */
async function receiversOf(tx: Transaction, { keyedHash }: Keys, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const receivers = await tx
    .select({ id: members.id, to: members.email, locale: members.locale })
    .from(members)
    .where(and(inArray(members.id, [...ids]), mayGetAdvertising(tx)))
    .orderBy(asc(members.id));
  const bounced = await bouncedOf(
    tx,
    keyedHash,
    receivers.map(({ to }) => to),
  );
  return receivers.filter(({ to }) => !bounced.has(to));
}

async function mailBatch(tx: Transaction, { siteOrigin, keys }: Deps): Promise<number> {
  const letter = await holdOldestLetter(tx);
  if (!letter) return 0;
  const { name, texts, sender } = letter;
  const { ids, isLast } = await holdNext(tx, letter);
  const receivers = await receiversOf(tx, keys, ids);
  for (const [index, { id, to, locale }] of receivers.entries()) {
    const text = texts[locale] ?? texts['en-US'] ?? texts['ko-KR'];
    if (!text) throw new Error('The letter has no text');
    const unsubscribeUrl = unsubscribeLink({ siteOrigin, encryption: keys.encryption }, { id, locale });
    const mail = advertisement({ to, locale, siteOrigin, sender, unsubscribeUrl }, text);
    await enqueueMail(tx, { ...mail, advertising: name, delaySeconds: index / mailsPerSecond });
  }
  await tx
    .update(advertisingLetters)
    .set({
      lastMemberId: ids.at(-1) ?? letter.lastMemberId,
      mailed: letter.mailed + receivers.length,
      endedAt: isLast ? sql`now()` : null,
    })
    .where(eq(advertisingLetters.name, name));
  return receivers.length;
}

/** Mails the next members. Their mails, and how far the letter has come, are one transaction. */
export async function mailLetters(deps: Deps, now: Date): Promise<{ mailed: number }> {
  const end = new Date(now.getTime() + batchMs);
  if (!isAdvertisingHour(now) || !isAdvertisingHour(end)) return { mailed: 0 };
  await deps.keys.load();
  const mailed = await deps.db.transaction((tx) => mailBatch(tx, deps));
  deps.wakeOutbox();
  return { mailed };
}

import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { accessRecords, accessRecordsHead } from '../db/schema/index.ts';
import type { KeyedHash } from './keyed-hash.ts';

type Row = typeof accessRecords.$inferSelect;

/** `staffId` null: a command on the server. `subject`: whose data, such as `member:12`. */
export type AccessEntry = {
  actor: { staffId: number | null; email: string; address: string; action: string };
  subject: string;
  detail?: Record<string, string | number | boolean>;
};

const head = eq(accessRecordsHead.id, 1);

function hashRecord(keyedHash: KeyedHash, record: Omit<Row, 'hash'>): string {
  const { number, at, staffId, operator, address, subject, action, detail, previousHash } = record;
  const fields = [
    number,
    at.toISOString(),
    staffId,
    operator,
    address,
    subject,
    action,
    detail,
    previousHash,
  ];
  return keyedHash('access_record', JSON.stringify(fields));
}

type Head = { firstNumber: number; number: number; hash: string };

function signHead(keyedHash: KeyedHash, { firstNumber, number, hash }: Head): string {
  return keyedHash('access_record_head', JSON.stringify([firstNumber, number, hash]));
}

async function lockHead(tx: Transaction, keyedHash: KeyedHash): Promise<Head> {
  const empty = { firstNumber: 1, number: 0, hash: '' };
  await tx
    .insert(accessRecordsHead)
    .values({ ...empty, signature: signHead(keyedHash, empty) })
    .onConflictDoNothing();
  const [row] = await tx.select().from(accessRecordsHead).where(head).for('update');
  if (!row) throw new Error('The head of the access records was not stored');
  return row;
}

async function storeHead(tx: Transaction, keyedHash: KeyedHash, next: Head): Promise<void> {
  await tx
    .update(accessRecordsHead)
    .set({ ...next, signature: signHead(keyedHash, next) })
    .where(head);
}

/** Appends entries in the transaction of the act: if it fails, so does the act. Others wait until that ends. */
export async function recordAccesses(
  tx: Transaction,
  keyedHash: KeyedHash,
  entries: readonly AccessEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const { firstNumber, ...last } = await lockHead(tx, keyedHash);
  let { number, hash } = last;
  const at = new Date();
  const rows = entries.map(({ actor, subject, detail = {} }): Row => {
    const record = {
      number: number + 1,
      at,
      staffId: actor.staffId,
      operator: actor.email,
      address: actor.address,
      subject,
      action: actor.action,
      detail: JSON.stringify(detail),
      previousHash: hash,
    };
    number += 1;
    hash = hashRecord(keyedHash, record);
    return { ...record, hash };
  });
  await tx.insert(accessRecords).values(rows);
  await storeHead(tx, keyedHash, { firstNumber, number, hash });
}

export function recordAccess(tx: Transaction, keyedHash: KeyedHash, entry: AccessEntry): Promise<void> {
  return recordAccesses(tx, keyedHash, [entry]);
}

/** Deletes entries older than two years. Returns how many. */
export function deleteOldRecords(db: Database, keyedHash: KeyedHash, now: Date): Promise<number> {
  const isOld = lte(accessRecords.at, sql`${now.toISOString()}::timestamptz - interval '2 years'`);
  return db.transaction(async (tx) => {
    const current = await lockHead(tx, keyedHash);
    const [lastOld] = await tx
      .select({ number: accessRecords.number })
      .from(accessRecords)
      .where(isOld)
      .orderBy(desc(accessRecords.number))
      .limit(1);
    if (!lastOld) return 0;
    const through = lte(accessRecords.number, lastOld.number);
    const deleted = await tx
      .delete(accessRecords)
      .where(and(through, isOld))
      .returning({ number: accessRecords.number });
    await storeHead(tx, keyedHash, { ...current, firstNumber: lastOld.number + 1 });
    return deleted.length;
  });
}

const batchSize = 1000;

type Verdict = { isWhole: true; records: number } | { isWhole: false; brokenAt: number };

const broken = (brokenAt: number): Verdict => ({ isWhole: false, brokenAt });

/** `previousHash` undefined: the entry before was deleted after two years. `after`: the last number that was read. */
type Link = { after: number; number: number; previousHash: string | undefined };

function follows(row: Row, { number, previousHash }: Link): boolean {
  return row.number === number && (previousHash === undefined || row.previousHash === previousHash);
}

/** Stops at an entry that does not fit. */
async function verifyFrom(
  db: Database | Transaction,
  keyedHash: KeyedHash,
  begin: Link,
): Promise<{ link: Link; isBroken: boolean }> {
  for (let link = begin; ; ) {
    const rows = await db
      .select()
      .from(accessRecords)
      .where(gt(accessRecords.number, link.after))
      .orderBy(asc(accessRecords.number))
      .limit(batchSize);
    for (const row of rows) {
      if (!follows(row, link) || row.hash !== hashRecord(keyedHash, row)) return { link, isBroken: true };
      link = { after: row.number, number: row.number + 1, previousHash: row.hash };
    }
    if (rows.length < batchSize) return { link, isBroken: false };
  }
}

async function readHead(
  db: Database | Transaction,
  keyedHash: KeyedHash,
): Promise<Head & { isSigned: boolean }> {
  const [stored] = await db.select().from(accessRecordsHead).where(head);
  const { firstNumber, number, hash } = stored ?? { firstNumber: 1, number: 0, hash: '' };
  const isSigned = !stored || stored.signature === signHead(keyedHash, stored);
  return { firstNumber, number, hash, isSigned };
}

function beginOf({ firstNumber }: Head): Link {
  return { after: 0, number: firstNumber, previousHash: firstNumber === 1 ? '' : undefined };
}

/** Verifies the entries after `given`, or all, and that the head is the last one. */
function verifyEnd(
  db: Database,
  keyedHash: KeyedHash,
  given?: { link: Link; begin: Link },
): Promise<Verdict> {
  const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return db.transaction(async (tx) => {
    const current = await readHead(tx, keyedHash);
    if (!current.isSigned) return broken(current.number);
    const { begin, link: from } = given ?? { begin: beginOf(current), link: beginOf(current) };
    const { link, isBroken } = await verifyFrom(tx, keyedHash, from);
    const isEnd = link.number === current.number + 1 && (link.previousHash ?? current.hash) === current.hash;
    return isEnd && !isBroken ? { isWhole: true, records: link.number - begin.number } : broken(link.number);
  }, atOneMoment);
}

/** Finds changed, inserted and removed entries. `brokenAt`: the first number that does not fit. */
export async function verifyRecords(db: Database, keyedHash: KeyedHash): Promise<Verdict> {
  // In batches, because others wait for the embedded database's one connection.
  const begin = beginOf(await readHead(db, keyedHash));
  const { link } = await verifyFrom(db, keyedHash, begin);
  const verdict = await verifyEnd(db, keyedHash, { link, begin });
  // Old entries may have been deleted in between.
  return verdict.isWhole ? verdict : verifyEnd(db, keyedHash);
}

/** Whether nothing was ever recorded. */
export async function hasNoRecords(db: Database): Promise<boolean> {
  return (await db.$count(accessRecordsHead)) === 0 && (await db.$count(accessRecords)) === 0;
}

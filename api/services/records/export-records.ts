import { stringify } from 'csv-stringify/sync';
import type { ApiDeps } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import type { RecordFilter } from '#contract/access-records.ts';
import { recordAccess } from '../access-records.ts';
import { byteStream } from '../byte-stream.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { selectRecords } from './find-records.ts';

const batchSize = 1000;

const columns = ['number', 'at', 'staff', 'operator', 'address', 'subject', 'action', 'detail', 'hash'];

/** Excel takes the file for UTF-8 only with this mark. */
const byteOrderMark = '\ufeff';

/** Quotes each cell, and neutralises those that a spreadsheet would run as a formula. */
function toCsv(rows: readonly (readonly unknown[])[]): Uint8Array {
  const options = { quoted: true, record_delimiter: 'windows', escape_formulas: true } as const;
  return Buffer.from(
    stringify(
      rows.map((row) => [...row]),
      options,
    ),
  );
}

async function* csvOf(db: Database, filter: RecordFilter): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark);
  yield toCsv([columns]);
  for (let beyond: { at: Date; number: number } | undefined; ; ) {
    const rows = await selectRecords(db, { filter, beyond, isAscending: true, limit: batchSize });
    if (rows.length > 0)
      yield toCsv(
        rows.map(({ number, at, staffId, operator, address, subject, action, detail, hash }) => [
          number,
          at.toISOString(),
          staffId ?? '',
          operator,
          address,
          subject,
          action,
          detail,
          hash,
        ]),
      );
    if (rows.length < batchSize) return;
    beyond = rows.at(-1);
  }
}

/** Recorded first, so the file ends with the entry of this export if the filter includes it. */
export async function exportRecords(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'records.export'>,
  filter: RecordFilter,
): Promise<ReadableStream<Uint8Array>> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  await db.transaction(async (tx) => {
    await holdActor(tx, actor);
    await recordAccess(tx, keyedHash, {
      actor,
      subject: 'records',
      detail: { format: 'csv', ...Object.fromEntries(given) },
    });
  });
  return byteStream(csvOf(db, filter));
}

import { sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { findPersonRows } from '#api/services/person/find-rows.ts';
import { selectRecords } from '#api/services/records/find-records.ts';
import type { RecordFilter } from '#contract/access-records.ts';
import type { Results } from './results.ts';
import { medianTime } from './timing.ts';

/* Access records at a million, and the data of a person at a hundred thousand inquiries and members. */

const recordCount = 1_000_000;
const personCount = 100_000;
const batchSize = 100_000;
const inquiryBatchSize = 5_000;
const boundMs = 100;

async function fill(db: Database): Promise<void> {
  for (let start = 1; start <= recordCount; start += batchSize)
    await db.execute(sql`
      insert into access_records
      select n, now() - (${recordCount}::int - n) * interval '1 minute', n % 20, 'staff' || n % 20 || '@example.com',
        '203.0.113.5', 'member:' || n % 5000,
        case when n % 50000 = 0 then 'requests.export' when n % 9 = 0 then 'members.show' else 'members.read' end,
        '{}', '', ''
      from generate_series(${start}::int, ${start + batchSize - 1}::int) as n`);
  // Triggers file each inquiry in the inbox, and a statement may take ten seconds.
  for (let start = 1; start <= personCount; start += inquiryBatchSize)
    await db.execute(sql`
      insert into contacts (reference, type, full_name, email, mobile, content, locale, consent_version, request_hash)
      select 'B' || n, 'OTHER', 'Name', 'person' || n || '@example.com', '+82 10-' || 10000000 + n, '', 'ko-KR', '1', ''
      from generate_series(${start}::int, ${start + inquiryBatchSize - 1}::int) as n`);
  await db.execute(sql`
    insert into members (email, name, mobile, locale)
    select 'person' || n || '@example.com', 'Name', '010' || 10000000 + n, 'ko-KR'
    from generate_series(1, ${personCount}::int) as n`);
  await db.execute(sql`analyze`);
}

export async function benchRecords(db: Database, name: string): Promise<Results> {
  await fill(db);
  const [middle] = await selectRecords(db, { filter: {}, beyond: undefined, isAscending: true, limit: 1 });
  const far = middle && { at: new Date(middle.at.getTime() + 500 * 60_000), number: 500 };
  const list = (filter: RecordFilter, beyond = undefined as typeof far) =>
    medianTime(() => selectRecords(db, { filter, beyond, isAscending: false, limit: 51 }));
  const subject = { email: 'person5000@example.com', mobile: '01010005000' };
  const measured = [
    { what: `${name}: newest records`, value: await list({}) },
    { what: `${name}: oldest records`, value: await list({}, far) },
    { what: `${name}: records of a person of staff`, value: await list({ staff: 7 }) },
    { what: `${name}: records of a member`, value: await list({ subject: 'member:77' }) },
    { what: `${name}: a rare act`, value: await list({ action: 'requests.export' }) },
    {
      what: `${name}: an act that a person never did`,
      value: await list({ staff: 7, action: 'requests.export' }),
    },
    { what: `${name}: a day of a year ago`, value: await list({ from: '2025-11-20', to: '2025-11-20' }) },
    { what: `${name}: everything of a person`, value: await medianTime(() => findPersonRows(db, subject)) },
  ];
  const slowest = Math.max(...measured.map(({ value }) => value));
  return {
    measured: measured.map((row) => ({ ...row, unit: 'ms' as const })),
    bounds: [{ what: `${name}: slowest of these to ${boundMs} ms`, value: slowest / boundMs, atMost: 1 }],
  };
}

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { deleteOldRecords, recordAccess, verifyRecords } from '#api/services/access-records.ts';
import { databaseKinds } from '../support/databases.ts';
import { times } from '../support/member-api.ts';
import { openDesk } from '../support/privacy-desk.ts';
import { StaffApi } from '../support/staff-api.ts';

const actor = { staffId: 7, email: 'agent@example.com', address: '203.0.113.5', action: 'members.read' };

describe.each(databaseKinds)('Access records on %s', (kind) => {
  let staff: StaffApi;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
  });

  afterAll(() => staff?.close());

  const rows = (...query: Parameters<StaffApi['rows']>) => staff.rows(...query);
  const keyedHash = (...given: Parameters<StaffApi['site']['api']['deps']['keyedHash']>) =>
    staff.site.api.deps.keyedHash(...given);
  const record = (subject: string) =>
    staff.site.api.db.transaction((tx) =>
      recordAccess(tx, keyedHash, { actor, subject, detail: { shown: 'mobile' } }),
    );
  const verdict = () => verifyRecords(staff.site.api.db, keyedHash);

  /** As a person with full access to the database would. */
  const tamper = async (query: ReturnType<typeof sql>) => {
    await rows(sql`alter table access_records disable trigger user`);
    await rows(query);
    await rows(sql`alter table access_records enable trigger user`);
  };

  beforeEach(async () => {
    await rows(sql`truncate access_records, access_records_head`);
    for (const id of [1, 2, 3, 4, 5]) await record(`member:${id}`);
    expect(await verdict()).toEqual({ isWhole: true, records: 5 });
  });

  it('say who did what with whose data, when and from where', async () => {
    const [row] = await rows(sql`select * from access_records where number = 2`);
    expect(row).toMatchObject({
      staff_id: 7,
      operator: 'agent@example.com',
      address: '203.0.113.5',
      subject: 'member:2',
      action: 'members.read',
      detail: '{"shown":"mobile"}',
    });
    expect(Math.abs(Date.now() - Date.parse(String(row?.at)))).toBeLessThan(60_000);
  });

  it('are refused a change or deletion by the database', async () => {
    // Drizzle's message names the query; the refusal of the trigger is its cause.
    const refusal = { cause: expect.objectContaining({ message: 'Access records are appended only' }) };
    await expect(rows(sql`update access_records set subject = 'member:9'`)).rejects.toMatchObject(refusal);
    await expect(rows(sql`delete from access_records where number = 5`)).rejects.toMatchObject(refusal);
    expect(await verdict()).toEqual({ isWhole: true, records: 5 });
  });

  it.each([
    ['a changed entry', sql`update access_records set subject = 'member:9' where number = 3`, 3],
    ['a removed entry', sql`delete from access_records where number = 3`, 3],
    ['a removed first entry', sql`delete from access_records where number = 1`, 1],
    ['a removed last entry', sql`delete from access_records where number = 5`, 5],
    ['all entries removed', sql`delete from access_records`, 1],
    [
      'an entry added without the key',
      sql`insert into access_records select 6, at, staff_id, operator, address, subject, action, detail, hash, hash
        from access_records where number = 5`,
      6,
    ],
    [
      'two entries swapped',
      sql`update access_records set number = case number when 2 then 102 else 2 end where number in (2, 3)`,
      2,
    ],
    ['a shortened chain with a changed head', sql`update access_records_head set number = 4`, 4],
    ['entries removed from the middle', sql`delete from access_records where number in (2, 3)`, 2],
    [
      'the beginning cut off, with a changed head',
      sql`with removed as (delete from access_records where number <= 2)
        update access_records_head set first_number = 3`,
      5,
    ],
    [
      'the end cut off, with a head that fits',
      sql`with removed as (delete from access_records where number > 3)
        update access_records_head set number = 3,
          hash = (select hash from access_records where number = 3)`,
      3,
    ],
    [
      'an entry put between two others',
      sql`do $$ begin
        update access_records set number = -number where number >= 3;
        insert into access_records select 3, at, staff_id, operator, address, subject, action, detail, hash, hash
          from access_records where number = 2;
        update access_records set number = 1 - number where number < 0;
        update access_records_head set number = 6;
      end $$`,
      6,
    ],
    [
      'the contents of two entries exchanged',
      sql`update access_records a set subject = b.subject from access_records b
        where a.number in (2, 4) and b.number = 6 - a.number`,
      2,
    ],
    ['another moment', sql`update access_records set at = at - interval '1 day' where number = 4`, 4],
    ['another person of staff', sql`update access_records set staff_id = 8 where number = 1`, 1],
    ['another detail', sql`update access_records set detail = '{}' where number = 5`, 5],
  ])('show %s', async (_name, query, brokenAt) => {
    await tamper(query);
    expect(await verdict()).toEqual({ isWhole: false, brokenAt });
  });

  it('form one chain when written in parallel', async () => {
    await times(20, (index) => record(`inquiry:${index}`));
    expect(await verdict()).toEqual({ isWhole: true, records: 25 });
  });

  it('are undone with the act, and their failure undoes the act', async () => {
    const { db } = staff.site.api;
    const undone = db.transaction(async (tx) => {
      await recordAccess(tx, keyedHash, { actor, subject: 'member:6' });
      throw new Error('The act failed');
    });
    await expect(undone).rejects.toThrow('The act failed');
    expect(await verdict()).toEqual({ isWhole: true, records: 5 });
    const owner = await staff.person('owner');
    await rows(sql`alter table access_records rename to access_records_lost`);
    try {
      const body = { email: 'unrecorded@example.com', name: 'x', role: 'reader' };
      const invited = await staff.site.post('/staff/people', body, { token: owner.token });
      expect(invited.status).toBeGreaterThanOrEqual(500);
    } finally {
      await rows(sql`alter table access_records_lost rename to access_records`);
    }
    expect(await rows(sql`select 1 from staff where email = 'unrecorded@example.com'`)).toEqual([]);
  });

  it('are deleted after two years, and the rest stays whole', async () => {
    const { db } = staff.site.api;
    expect(await deleteOldRecords(db, keyedHash, new Date())).toBe(0);
    await rows(sql`truncate access_records, access_records_head`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 800 * 24 * 3_600_000 });
    await times(3, (index) => record(`old:${index}`));
    vi.useRealTimers();
    await record('member:1');
    expect(await deleteOldRecords(db, keyedHash, new Date())).toBe(3);
    expect(await verdict()).toEqual({ isWhole: true, records: 1 });
    await record('member:2');
    expect(await verdict()).toEqual({ isWhole: true, records: 2 });
    await tamper(sql`delete from access_records where number = 4`);
    expect(await verdict()).toMatchObject({ isWhole: false, brokenAt: 4 });
  });

  it('of all acts form one chain, and a change of any of them shows', async () => {
    await rows(sql`truncate access_records, access_records_head`);
    const desk = await openDesk(staff);
    for (const act of desk.acts) expect((await act.run()).status, act.name).toBeLessThan(300);
    const stored = await rows(sql`select number, action from access_records order by number`);
    const actions = new Set(stored.map(({ action }) => action));
    for (const { action } of desk.acts) expect(actions).toContain(action);
    expect(await verdict()).toEqual({ isWhole: true, records: stored.length });
    for (const { number } of stored) {
      const setDetail = (detail: ReturnType<typeof sql>) =>
        tamper(sql`update access_records set detail = ${detail} where number = ${number}`);
      await setDetail(sql`detail || ' '`);
      expect(await verdict()).toEqual({ isWhole: false, brokenAt: number });
      await setDetail(sql`left(detail, -1)`);
    }
    expect(await verdict()).toEqual({ isWhole: true, records: stored.length });
  });

  it('are verified in batches, also while others are written', async () => {
    await rows(sql`truncate access_records, access_records_head`);
    for (let index = 0; index < 1100; index += 1) await record(`member:${index}`);
    const [found] = await Promise.all([verdict(), times(20, (index) => record(`inquiry:${index}`))]);
    expect(found).toMatchObject({ isWhole: true });
    await tamper(sql`update access_records set subject = 'member:0' where number = 1050`);
    expect(await verdict()).toEqual({ isWhole: false, brokenAt: 1050 });
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseKinds } from '../support/databases.ts';
import { openDesk } from '../support/privacy-desk.ts';
import { StaffApi } from '../support/staff-api.ts';

describe.each(databaseKinds)('An act whose record cannot be written on %s', (kind) => {
  let staff: StaffApi;
  let desk: Awaited<ReturnType<typeof openDesk>>;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    desk = await openDesk(staff);
  });

  afterAll(() => staff?.close());

  /** Without the times of the sessions of staff and the results of verifying. */
  const state = async () =>
    (await staff.site.dump())
      .split('\n')
      .filter((line) => !/^(?:staff_sessions|access_record_checks|attempts):/.test(line))
      .toSorted();

  it('fails and changes nothing, for each kind of act', async () => {
    await staff.rows(sql`insert into access_record_checks (is_whole, records) values (true, 1)`);
    await staff.rows(sql`alter table access_records rename to access_records_lost`);
    const before = await state();
    try {
      for (const { name, run } of desk.acts) {
        expect((await run()).status, name).toBeGreaterThanOrEqual(500);
        expect(await state(), name).toEqual(before);
      }
    } finally {
      await staff.rows(sql`alter table access_records_lost rename to access_records`);
    }
    for (const { name, run } of desk.acts) {
      const recorded = () => staff.rows(sql`select 1 from access_records`);
      const { length } = await recorded();
      expect((await run()).status, name).toBeLessThan(300);
      expect((await recorded()).length, name).toBeGreaterThan(length);
    }
  });
});

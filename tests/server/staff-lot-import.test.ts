import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { applyFolder } from '#api/content/apply.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { lotFile, newLot } from '../support/lot-file.ts';
import { StaffApi } from '../support/staff-api.ts';

describe.each(databaseKinds)('the CSV of lots on %s', (kind) => {
  let staff: StaffApi;
  let site: StaffApi['site'];
  let editor: Awaited<ReturnType<StaffApi['person']>>;
  let samples: number;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    site = staff.site;
    editor = await staff.person('editor');
    await applyFolder(site.api.db, resolve('content'));
    samples = (await lotRows()).length;
  });

  beforeEach(async () => {
    await site.rows(sql`delete from lots where number like 'T-%'`);
    await site.rows(sql`update lots set edited_at = null, edited_by = null`);
  });

  afterAll(() => staff?.close());

  const send = (csv: string | Uint8Array<ArrayBuffer>, digest = '', by?: string) => {
    const body = new FormData();
    body.append('files', new Blob([csv]), 'lots.csv');
    body.append('digest', digest);
    const headers: Record<string, string> = by === '' ? {} : { authorization: by ?? editor.token };
    return site.fetch('/staff/lots/import', { method: 'POST', headers, body });
  };
  const plan = async (csv: string | Uint8Array<ArrayBuffer>, digest?: string) =>
    (await expectAnswer(endpoints.importLots, await send(csv, digest))).data;
  const lotRows = () => site.rows(sql`select * from lots order by number`);

  it('is for owners and editors', async () => {
    const download = (token: string) => site.get('/staff/lots/export', token === '' ? {} : { token });
    for (const role of ['support', 'reader'] as const) {
      const { token } = await staff.person(role);
      await expectProblem(await send(lotFile(newLot('T-1')), '', token), 'forbidden');
      await expectProblem(await download(token), 'forbidden');
    }
    const { token: member } = await site.member();
    for (const token of ['', member]) {
      await expectProblem(await send(lotFile(newLot('T-1')), '', token), 'unauthenticated');
      await expectProblem(await download(token), 'unauthenticated');
    }
    expect((await download((await staff.person('owner')).token)).status).toBe(200);
  });

  it.each(['ko-KR', 'en-US'])('makes a round trip without a difference in %s', async (locale) => {
    await site.rows(sql`update lots set instrument = '=1+1' where number = 'LMB07-2609-K7QX'`);
    const answer = await site.get('/staff/lots/export', { token: editor.token, locale });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="lots-[\d-]+\.csv"$/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const file = new Uint8Array(await answer.arrayBuffer());
    const { encoding, rows, counts, faults } = await plan(file);
    expect({ encoding, rows, faults }).toEqual({ encoding: 'UTF-8 BOM', rows: samples, faults: [] });
    expect(counts).toEqual({ add: 0, change: 0, unchanged: samples });
    const text = new TextDecoder().decode(file);
    expect(text).toContain(",'=1+1,");
    expect(text).toMatch(
      locale === 'ko-KR' ? /^로트 번호,원료 코드,제조일/ : /^Lot number,Material code,Made on/,
    );
    await site.rows(sql`update lots set instrument = 'FC-02' where number = 'LMB07-2609-K7QX'`);
  });

  it('shows what is new, changed and unchanged, stores it with its editor, and leaves other lots', async () => {
    const csv = lotFile(
      newLot('T-1'),
      newLot('T-2', { count: '7.7e12' }),
      newLot('LMB07-2609-K7QX', {
        ...{ madeOn: '2026-09-08', testedOn: '2026-09-11', expiresOn: '2028-09-07' },
        ...{ count: '8.03e12', deviation: '2.8', instrument: 'FC-09' },
      }),
      newLot('LMB07-2611-P3ZH', { count: '7.98e12', analyst: 'SDB', deviation: '3.1' }),
    );
    const before = await lotRows();
    const dry = await plan(csv);
    expect(dry.counts).toEqual({ add: 2, change: 1, unchanged: 1 });
    expect(dry.items.map(({ act, line, key, name, warning }) => [act, line, key, name, warning])).toEqual([
      ['add', 2, 'T-1', 'LMB-07', null],
      ['add', 3, 'T-2', 'LMB-07', 'below_limit'],
      ['change', 4, 'LMB07-2609-K7QX', 'LMB-07', null],
    ]);
    expect(dry.items[2]?.changes).toEqual([{ column: '측정 기기', before: 'FC-02', after: 'FC-09' }]);
    expect(await lotRows()).toEqual(before);
    await expectProblem(await send(csv, 'other'), 'conflict');
    expect(await lotRows()).toEqual(before);

    const stored = await plan(csv, dry.digest);
    expect(stored).toMatchObject({ isStored: true, digest: '', counts: dry.counts });
    const after = await lotRows();
    expect(after).toHaveLength(samples + 2);
    const edited = after.filter(({ edited_by: by }) => by !== null);
    expect(edited.map(({ number, edited_by: by }) => [number, by])).toEqual([
      ['LMB07-2609-K7QX', editor.id],
      ['T-1', editor.id],
      ['T-2', editor.id],
    ]);
    expect(edited.every(({ edited_at: at }) => at !== null)).toBe(true);
    const { data } = await expectAnswer(endpoints.getLot, await site.get('/lots/t-2'));
    expect(data).toMatchObject({ code: 'LMB-07', count: 7.7e12, limit: 7.8e12, meetsLimit: false });
    await expectProblem(await send(csv, dry.digest), 'conflict');

    const folder = resolve('content');
    await expect(applyFolder(site.api.db, folder)).rejects.toThrow(/K7QX: was imported by staff since/);
    await applyFolder(site.api.db, folder, { onEdited: 'overwrite' });
    expect(await lotRows()).toHaveLength(samples + 2);
    expect((await plan(csv)).counts).toEqual({ add: 0, change: 1, unchanged: 3 });
  });

  it('tests a lot that gets another material against the limit of this material', async () => {
    const csv = lotFile(newLot('T-1'));
    await plan(csv, (await plan(csv)).digest);
    await site.rows(sql`update lots set release_limit = 1 where number = 'T-1'`);
    const limitAfter = async (changed: string) => {
      await plan(changed, (await plan(changed)).digest);
      const [row] = await site.rows(sql`select release_limit from lots where number = 'T-1'`);
      return row?.release_limit;
    };
    expect(await limitAfter('number,analyst\nT-1,GMS\n')).toBe(1);
    expect(await limitAfter('number,material\nT-1,LMB-30\n')).toBeGreaterThan(1e12);
  });

  it('refuses an import whose limit or revision changed since the dry run', async () => {
    const csv = lotFile(newLot('T-1', { material: 'LMB-41' }));
    let { digest } = await plan(csv);
    for (const change of ['{"releaseLimit": 9e12}', '{"revision": 99, "revisions": []}']) {
      await site.rows(
        sql`update products set measurements = measurements || ${change}::text::jsonb where slug = 'lmb-41'`,
      );
      await expectProblem(await send(csv, digest), 'conflict');
      const { items, ...next } = await plan(csv);
      expect(items[0]?.warning).toBe('below_limit');
      digest = next.digest;
    }
    expect((await plan(csv, digest)).isStored).toBe(true);
  });

  it('refuses a file with a fault as a whole, and names its line', async () => {
    const before = await lotRows();
    const { faults, faultCount, digest } = await plan(
      lotFile(newLot('T-1'), newLot('T-2', { material: 'LMB-70', testedOn: '2026-02-30' })),
    );
    expect({ faultCount, digest }).toEqual({ faultCount: 2, digest: '' });
    expect(faults).toMatchObject([
      { line: 3, column: '원료 코드', code: 'unknown_material', value: 'LMB-70' },
      { line: 3, column: '시험일', code: 'invalid_date', value: '2026-02-30' },
    ]);
    expect(faults[0]?.suggestions).toContain('LMB-07');
    const nothing = await site.post('/staff/lots/import', {}, { token: editor.token });
    await expectProblem(nothing, 'validation_failed', { files: 'required' });
    await expectProblem(await send(Uint8Array.from([0xff, 0xfe, 0x4b, 0, 0x65, 0])), 'validation_failed', {
      files: 'file_type',
    });
    expect(await lotRows()).toEqual(before);
  });

  it('stores all lots of a file or none', async () => {
    const csv = lotFile(...Array.from({ length: 600 }, (_, index) => newLot(`T-${index}`)));
    const { digest } = await plan(csv);
    const refuse = `create function refuse_lot() returns trigger language plpgsql as
      $$ begin if new.number = 'T-599' then raise exception 'refused'; end if; return new; end $$`;
    await site.rows(sql.raw(refuse));
    await site.rows(
      sql`create trigger refuse before insert on lots for each row execute function refuse_lot()`,
    );
    expect((await send(csv, digest)).status).toBe(500);
    await site.rows(sql`drop trigger refuse on lots`);
    expect(await lotRows()).toHaveLength(samples);
    await plan(csv, digest);
    expect(await lotRows()).toHaveLength(samples + 600);
  });

  it('reads its own download after materials lost their limit or code', async () => {
    await site.rows(sql`update products set measurements = null where slug = 'lmb-21'`);
    await site.rows(sql`update product_translations set comparison = null
      where product_id = (select id from products where slug = 'lmb-18')`);
    const file = await (await site.get('/staff/lots/export', { token: editor.token })).text();
    expect(file).toContain('LMB21-2608-W7QA,LMB-21,');
    expect(file).toContain('LMB18-2610-N5KD,lmb-18,');
    const { faults, counts } = await plan(file);
    expect({ faults, counts }).toEqual({ faults: [], counts: { add: 0, change: 0, unchanged: samples } });
    const corrected = file.replaceAll('CC-03', 'CC-04');
    const limits = sql`select number, release_limit, revision from lots order by number`;
    const before = await site.rows(limits);
    expect((await plan(corrected, (await plan(corrected)).digest)).counts.change).toBe(3);
    expect(await site.rows(limits)).toEqual(before);
  });
});

import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { applyFolder } from '#api/content/apply.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { cp949File, markedCp949File } from '../support/cp949.ts';
import { databaseKinds } from '../support/databases.ts';
import { StaffApi } from '../support/staff-api.ts';

type Options = { digest?: string; closesMissing?: boolean; by?: string };

describe.each(databaseKinds)('the CSV of pharmacies on %s', (kind) => {
  let staff: StaffApi;
  let site: StaffApi['site'];
  let token: string;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    site = staff.site;
    await applyFolder(site.api.db, resolve('content'));
    ({ token } = await staff.person('editor'));
  });

  beforeEach(async () => {
    await site.rows(sql`delete from pharmacies`);
    await applyFolder(site.api.db, resolve('content'));
  });

  afterAll(() => staff?.close());

  const send = (
    csv: string | Uint8Array<ArrayBuffer>,
    { digest, closesMissing, by = token }: Options = {},
  ) => {
    const body = new FormData();
    body.append('files', new Blob([csv]), 'pharmacies.csv');
    if (digest !== undefined) body.append('digest', digest);
    if (closesMissing) body.append('closesMissing', 'true');
    return site.fetch('/staff/pharmacies/import', { method: 'POST', headers: { authorization: by }, body });
  };
  const plan = async (csv: string | Uint8Array<ArrayBuffer>, options?: Options) =>
    (await expectAnswer(endpoints.importPharmacies, await send(csv, options))).data;
  const faultsOf = async (csv: string) =>
    (await plan(csv)).faults.map(({ line, column, code }) => [line, column, code]);
  const download = async (locale: string, query = '') => {
    const answer = await site.get(`/staff/pharmacies/export${query}`, { token, locale });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="pharmacies-[\d-]+\.csv"$/,
    );
    return new Uint8Array(await answer.arrayBuffer());
  };
  const pharmacyRows = () => site.rows(sql`select * from pharmacies order by id`);

  it.each(['ko-KR', 'en-US'])('makes a round trip without a difference in %s', async (locale) => {
    await site.rows(sql`update pharmacies set phone = '+82-2-1' where slug = 'saebomgil'`);
    await site.rows(sql`update pharmacies set phone = '''=1+1', closed_at = now() where slug = 'daonsup'`);
    await site.rows(sql`update pharmacy_translations set name = 'A, "B"' where locale = 'en-US'
      and pharmacy_id = (select id from pharmacies where slug = 'dalmuri')`);
    const file = await download(locale);
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const { encoding, rows, counts, faults } = await plan(file);
    expect({ encoding, rows, faults }).toEqual({ encoding: 'UTF-8 BOM', rows: 120, faults: [] });
    expect(counts).toEqual({ add: 0, change: 0, close: 0, reopen: 0, unchanged: 120 });
    const text = new TextDecoder().decode(file);
    expect(text).toContain(",'+82-2-1,");
    expect(text).toContain(",''=1+1,");
    expect(text).toContain(',"A, ""B""",');
    expect(text.split('\r\n')[0]).toBe(
      locale === 'ko-KR'
        ? '약국 코드,상태,약국명 (한국어),주소 (한국어),약국명 (영어),주소 (영어),약국명 (중국어(간체)),주소 (중국어(간체)),약국명 (중국어(번체)),주소 (중국어(번체)),약국명 (일본어),주소 (일본어),전화번호,시도,시군구,지하철 권역,지하철 노선,지하철역,위도,경도,취급 제품 코드'
        : 'Key,State,Name (Korean),Address (Korean),Name (English),Address (English),Name (Simplified Chinese),Address (Simplified Chinese),Name (Traditional Chinese),Address (Traditional Chinese),Name (Japanese),Address (Japanese),Phone,Province,District,Subway area,Subway line,Subway station,Latitude,Longitude,Product keys',
    );
  });

  it('exports what the filters of the list select', async () => {
    const file = await download('en-US', `?sggNm=${encodeURIComponent('강남구')}`);
    expect((await plan(file)).rows).toBe(4);
  });

  it('shows what would be added, changed, closed and reopened, and stores nothing until it is confirmed', async () => {
    await site.rows(
      sql`delete from pharmacies where slug not in ('saebomgil', 'daonsup', 'iseulmaru', 'dalmuri')`,
    );
    await site.rows(sql`update pharmacies set closed_at = now() where slug = 'iseulmaru'`);
    const csv = [
      'Key,State,Name (Korean),Address (Korean),Phone,Province,District,Latitude,Longitude',
      'saebomgil,,새봄길약국,서울특별시 강남구 강남대로 408,02-1,서울특별시,강남구,37.49892,127.02735',
      'daonsup,closed,다온숲약국,서울특별시 강남구 테헤란로 113,02-6900-0102,서울특별시,강남구,37.49905,127.02982',
      'iseulmaru,영업,이슬마루약국,서울특별시 강남구 테헤란로 333,02-6900-0103,서울특별시,강남구,37.50447,127.04811',
      ',,새약국,부산광역시 중구 중앙대로 1,,부산광역시,중구,35.1,129.03',
    ].join('\n');
    const before = await pharmacyRows();
    const dry = await plan(csv, { closesMissing: true });
    expect(dry.counts).toEqual({ add: 1, change: 1, close: 2, reopen: 1, unchanged: 0 });
    expect(dry.items.map(({ act, line, key, name }) => [act, line, key, name])).toEqual([
      ['change', 2, 'saebomgil', '새봄길약국'],
      ['close', 3, 'daonsup', '다온숲약국'],
      ['reopen', 4, 'iseulmaru', '이슬마루약국'],
      ['add', 5, '', '새약국'],
      ['close', null, 'dalmuri', '달무리약국'],
    ]);
    expect(dry.items[0]?.changes).toEqual([{ column: '전화번호', before: '02-6900-0101', after: '02-1' }]);
    expect(await pharmacyRows()).toEqual(before);

    await expectProblem(await send(csv, { digest: dry.digest }), 'conflict');
    await expectProblem(await send(`${csv}\n`, { digest: 'other' }), 'conflict');
    expect(await pharmacyRows()).toEqual(before);
    const stored = await plan(csv, { closesMissing: true, digest: dry.digest });
    expect(stored).toMatchObject({ isStored: true, digest: '', counts: dry.counts });
    const after = await pharmacyRows();
    expect(after.map(({ slug, phone, closed_at: closed }) => [slug, phone, closed !== null])).toEqual([
      ['saebomgil', '02-1', false],
      ['daonsup', '02-6900-0102', true],
      ['iseulmaru', '02-6900-0103', false],
      ['dalmuri', '02-6900-0104', true],
      ['pharmacy', null, false],
    ]);
    expect(after.every(({ edited_at: edited }) => edited !== null)).toBe(true);
    expect((await plan(csv)).counts).toMatchObject({ add: 0, change: 0, unchanged: 4 });
    await expectProblem(await send(csv, { closesMissing: true, digest: dry.digest }), 'conflict');
  });

  it('leaves columns that a file lacks, and clears empty cells', async () => {
    const csv = 'Key,Phone,Subway area,Subway line,Subway station\nsaebomgil,,,,\n';
    const { digest, counts } = await plan(csv);
    expect(counts).toMatchObject({ change: 1, unchanged: 0 });
    await plan(csv, { digest });
    const [row] = await site.rows(sql`select * from pharmacies where slug = 'saebomgil'`);
    expect(row).toMatchObject({ phone: null, subway_area: null, sgg_nm: '강남구', latitude: 37.49892 });
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('약국 코드,전화번호\r\nsaebomgil,02-1\r\n')],
    ['UTF-8 BOM', new TextEncoder().encode('\ufeff약국 코드;전화번호\r\nsaebomgil;02-1\r\n')],
    ['CP949', cp949File],
    ['CP949', markedCp949File],
  ])('reads %s', async (encoding, bytes) => {
    const dry = await plan(bytes);
    expect(dry).toMatchObject({ encoding, faults: [], counts: { change: 1 } });
  });

  it('names every fault with its line', async () => {
    const header =
      'Key,State,Name (Korean),Address (Korean),Name (English),Address (English),Province,District,Subway area,Subway line,Subway station,Latitude,Longitude,Product keys';
    const line = (...cells: string[]) => cells.join(',');
    const ok = ['', '', '', '', '37.5', '127.03', ''];
    const csv = [
      header,
      line('a', '', '가약국', '서울 1', '', '', '서울특별시', '강남구', '', '', '', '37.5', '127.03', ''),
      '',
      line('a', '', '나약국', '"서울\n2"', '', '', '서울특별시', '강남구', '', '', '', '37.5', '127.03', ''),
      line(
        'B!',
        'missing',
        '',
        '주소',
        'Name',
        '',
        '서울시',
        '강남구',
        '2호선',
        '',
        '',
        '37.5',
        '127.03',
        'none',
      ),
      line('c', '', '다약국', '주소', '', '', '부산광역시', '강남구', '', '', '', '37.5', 'x', ''),
      line('d', '', '라약국', '주소', '', '', '부산광역시', '중구', ...ok.slice(1)),
      line('e', '', '마'.repeat(201), '주소', '', '', '', '강남구', '', '', '', '', '127', '', 'more'),
      line('f', '', '바약국', '주소', '', '', '', '', '', '', '', '', '', ''),
    ].join('\n');
    expect(await faultsOf(csv)).toEqual([
      [4, '주소 (한국어)', 'forbidden_character'],
      [4, null, 'repeated_pharmacy'],
      [6, '취급 제품 코드', 'unknown_product'],
      [6, '약국명 (한국어)', 'required'],
      [6, '주소 (영어)', 'half_translation'],
      [6, '상태', 'invalid_state'],
      [6, '약국 코드', 'invalid_key'],
      [6, '시도', 'unknown_province'],
      [6, '지하철역', 'half_station'],
      [7, '경도', 'invalid_number'],
      [7, '시군구', 'unknown_district'],
      [8, '위도', 'outside_province'],
      [9, null, 'cell_count'],
      [10, '시도', 'required'],
      [10, '시군구', 'required'],
      [10, '위도', 'required'],
      [10, '경도', 'required'],
    ]);
    const { faults, digest } = await plan(csv);
    expect(faults.find(({ code }) => code === 'unknown_province')?.suggestions).toEqual(['서울특별시']);
    expect(digest).toBe('');
    expect(await faultsOf('Key,Fax,Key\na,1,a\n')).toEqual([
      [1, null, 'unknown_column'],
      [1, '약국 코드', 'repeated_column'],
    ]);
    expect(await faultsOf('Key,Phone\n')).toEqual([[1, null, 'empty_file']]);
    expect(await faultsOf('Key,Phone\nsaebomgil,1\nx,"1\n')).toEqual([[3, null, 'malformed']]);
  });

  it('refuses letters that CP949 lost, other encodings, and a missing file', async () => {
    const lost = Uint8Array.from([
      ...cp949File.subarray(0, 10),
      ...new TextEncoder().encode('Phone\nsaebomgil,02?\n'),
    ]);
    expect((await plan(lost)).faults).toMatchObject([{ line: 2, code: 'lost_characters', value: '02?' }]);
    const utf16 = Uint8Array.from([0xff, 0xfe, 0x4b, 0x00, 0x65, 0x00]);
    await expectProblem(await send(utf16), 'validation_failed', { files: 'file_type' });
    const nothing = await site.post('/staff/pharmacies/import', {}, { token });
    await expectProblem(nothing, 'validation_failed', { files: 'required' });
    await expectProblem(await send('Key\n', { by: (await staff.person('reader')).token }), 'forbidden');
  });

  it('stores all lines of a large file or none', async () => {
    const rows = Array.from(
      { length: 1_200 },
      (_, index) => `bulk-${index},약국 ${index},주소 ${index},서울특별시,강남구,37.5,127.03`,
    );
    const csv = ['Key,Name (Korean),Address (Korean),Province,District,Latitude,Longitude', ...rows].join(
      '\n',
    );
    const begun = performance.now();
    const { digest, counts, items } = await plan(csv);
    expect([counts.add, items.length]).toEqual([1_200, 500]);
    const other = `create function refuse_pharmacy() returns trigger language plpgsql as
      $$ begin if new.slug = 'bulk-1199' then raise exception 'refused'; end if; return new; end $$`;
    await site.rows(sql.raw(other));
    await site.rows(
      sql`create trigger refuse before insert on pharmacies for each row execute function refuse_pharmacy()`,
    );
    expect((await send(csv, { digest })).status).toBe(500);
    await site.rows(sql`drop trigger refuse on pharmacies`);
    expect(await pharmacyRows()).toHaveLength(120);
    await plan(csv, { digest });
    expect(await pharmacyRows()).toHaveLength(1_320);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });
});

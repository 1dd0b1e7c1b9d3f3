import { describe, expect, it } from 'vitest';
import type { LotMaterial, StoredLot, TestedLot } from '#api/content/store-lots.ts';
import { csvOf } from '#api/services/csv-import/csv-download.ts';
import { readCsv } from '#api/services/csv-import/csv-file.ts';
import { readRows } from '#api/services/csv-import/csv-rows.ts';
import { lotTitles } from '#api/services/staff-lots/lot-columns.ts';
import { LotPlanner } from '#api/services/staff-lots/lot-planner.ts';
import { siteContent } from '../support/site-content.ts';

const sheet = siteContent.products.flatMap(({ measurements }) => measurements ?? [])[0];
if (!sheet) throw new Error('no material with measurements');

const revisionThen = sheet.revisions.findLast(({ date }) => date <= '2026-09-11')?.number;

const materials = new Map<string, LotMaterial>([
  ['lmb-07', { productId: 1, code: 'LMB-07', limit: 7.8e12, sheet }],
  ['lmb-07-ev', { productId: 2, code: 'LMB-07 EV', limit: 1e10, sheet }],
]);

/** Lots of LMB-12 cannot be added: it has no limit. */
const codes = new Map([
  [1, 'LMB-07'],
  [2, 'LMB-07 EV'],
  [3, 'LMB-12'],
]);

const content: TestedLot = {
  ...{ productId: 1, releaseLimit: 8e12, revision: 2 },
  ...{ madeOn: '2026-09-08', testedOn: '2026-09-11', expiresOn: '2028-09-07' },
  ...{ count: 8.0312e12, replicates: 6, deviation: 2.8 },
  ...{ method: 'cytometry', instrument: 'FC-02', analyst: 'OJR' },
};

const stored: StoredLot[] = [
  { number: 'A-1', editedAt: null, content },
  { number: 'A-2', editedAt: null, content: { ...content, releaseLimit: 7.8e12, deviation: null } },
  { number: 'A-3', editedAt: null, content: { ...content, productId: 3 } },
];

function plan(...lines: string[]) {
  const planner = new LotPlanner({ materials, codes, stored, today: '2026-11-26', locale: 'en-US' });
  const faults = readRows(readCsv(lines.join('\n')).lines, lotTitles, (line, cells) =>
    planner.planRow(line, cells),
  );
  return { planner, faults: faults.map(({ line, column, code }) => [line, column, code]) };
}

/** The values that a line of an existing lot stores. */
function changed(columns: string, cells: string): Partial<TestedLot> {
  const { planner, faults } = plan(`Lot number,${columns}`, `A-1,${cells}`);
  expect(faults).toEqual([]);
  const { after } = planner.acts[0] ?? {};
  return Object.fromEntries(
    Object.entries(after ?? {}).filter(([key, value]) => value !== Object(content)[key]),
  );
}

describe('a file of lots', () => {
  it.each(['ko-KR', 'en-US'] as const)('that was downloaded in %s changes nothing', (locale) => {
    const writer = new LotPlanner({ materials, codes, stored, today: '2026-11-26', locale });
    const cells = stored.map((lot) => writer.cellsOf(lot.number, lot.content));
    const file = csvOf(lotTitles, cells, locale).replace('\ufeff', '');
    expect(file).toContain('8.0312e12');
    const { planner, faults } = plan(file);
    expect(faults).toEqual([]);
    expect(planner.acts.map(({ act, key }) => [act, key])).toEqual([
      [undefined, 'A-1'],
      [undefined, 'A-2'],
      [undefined, 'A-3'],
    ]);
  });

  it('corrects a lot whose material lost its limit, and refuses new ones', () => {
    const corrected = { ...content, productId: 3, analyst: 'GMS' };
    for (const line of ['A-3,LMB-12,GMS', 'a-3,lmb-12,gms'])
      expect(plan('number,material,analyst', line)).toMatchObject({
        faults: [],
        planner: { acts: [{ act: 'change', key: 'A-3', after: corrected }] },
      });
    expect(plan('number,analyst', 'A-3,GMS').planner.acts).toMatchObject([{ after: corrected }]);
    expect(plan('number,material', 'A-3,', 'A-1,LMB-12').faults).toEqual([
      [2, 'material', 'required'],
      [3, 'material', 'unknown_material'],
    ]);
  });

  it.each([
    ['Count', '"7,950,000,000,000"', { count: 7.95e12 }],
    ['Count', '7.95e12', { count: 7.95e12 }],
    ['Count', '7.95E+12', { count: 7.95e12 }],
    // Excel shows and stores three digits of 8.0312e12.
    ['Count', '8.03E+12', {}],
    ['Made on', '2026. 9. 7.', { madeOn: '2026-09-07' }],
    ['Made on', '2026/09/07', { madeOn: '2026-09-07' }],
    ['RSD (%)', '3.1%', { deviation: 3.1 }],
    ['RSD (%)', '', { deviation: null }],
    ['시험법', '나노입자 추적 분석 (NTA)', { method: 'tracking' }],
    ['METHOD', 'plate', { method: 'plate' }],
    ['Analyst (initials)', 'gms', { analyst: 'GMS' }],
    ['material', 'lmb-07 ev', { productId: 2, releaseLimit: 1e10, revision: revisionThen }],
  ])('reads %s %s', (column, cell, expected) => {
    expect(changed(column, cell)).toEqual(expected);
  });

  it('reads numbers as labels have them', () => {
    const { planner } = plan('number,analyst', ' a–1 ,GMS');
    expect(planner.acts[0]).toMatchObject({ act: 'change', key: 'A-1' });
  });

  it('names each fault with its line and column', () => {
    const header =
      'number,material,madeOn,testedOn,expiresOn,count,replicates,deviation,method,instrument,analyst';
    const { faults } = plan(
      header,
      'B-1,LMB-07,2026-11-01,2026-11-03,2028-11-02,8e12,6,2.8,cytometry,FC-02,OJR',
      'B1,LMB-77,2026-02-30,2026-11-03,3/11/2028,many,0,101,counted,FC,O1',
      'b-1,LMB-07,2026-11-04,2026-11-03,2028-11-02,-1,1.5,x,plate,F,OJ',
      'B-2,LMB-07,2026-11-01,2026-11-03,2026-11-03,0,6,,plate,F,OJ',
      'B-3,LMB-07,2026-11-01,2026-11-27,2028-11-03,1,6,,plate,F,OJ',
      `B-4,,,,,,,,,${'F'.repeat(61)},`,
      ',LMB-07,2026-11-01,2026-11-03,2028-11-02,8e12,6,2.8,cytometry,FC-02,OJR',
    );
    expect(faults).toEqual([
      [3, 'number', 'invalid_lot'],
      [3, 'material', 'unknown_material'],
      [3, 'madeOn', 'invalid_date'],
      [3, 'expiresOn', 'invalid_date'],
      [3, 'count', 'invalid_number'],
      [3, 'replicates', 'out_of_range'],
      [3, 'deviation', 'out_of_range'],
      [3, 'method', 'invalid_method'],
      [3, 'analyst', 'invalid_analyst'],
      [4, 'number', 'repeated_lot'],
      [4, 'count', 'invalid_number'],
      [4, 'replicates', 'out_of_range'],
      [4, 'deviation', 'invalid_number'],
      [4, 'testedOn', 'too_early'],
      [5, 'count', 'out_of_range'],
      [5, 'expiresOn', 'too_early'],
      [6, 'testedOn', 'in_future'],
      ...['material', 'madeOn', 'testedOn', 'expiresOn', 'count', 'replicates', 'method'].map((column) => [
        7,
        column,
        'required',
      ]),
      [7, 'instrument', 'too_long'],
      [7, 'analyst', 'required'],
      [8, 'number', 'required'],
    ]);
  });

  it('warns of counts below the limit that the lot is tested against', () => {
    const { planner } = plan(
      'number,material,madeOn,testedOn,expiresOn,count,replicates,method,instrument,analyst',
      'A-1,LMB-07,2026-09-08,2026-09-11,2028-09-07,7.9e12,6,cytometry,FC-02,OJR',
      'A-2,LMB-07,2026-09-08,2026-09-11,2028-09-07,7.9e12,6,cytometry,FC-02,OJR',
      'B-1,LMB-07,2026-09-08,2026-09-11,2028-09-07,7.7e12,6,cytometry,FC-02,OJR',
      'B-2,LMB-07 EV,2026-09-08,2026-09-11,2028-09-07,1.2e10,6,tracking,NT-01,OJR',
    );
    expect(planner.acts.map((act) => planner.warningOf(act))).toEqual([
      'below_limit',
      null,
      'below_limit',
      null,
    ]);
  });
});

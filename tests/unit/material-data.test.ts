import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkMeasurements, dropMeasurements } from '#api/content/checks/measurement-findings.ts';
import { readMeasurements, writeMeasurements } from '#api/content/measurement-tables.ts';
import { locales } from '#contract/locales.ts';
import { contentRoot, facts } from '../support/facts.ts';
import { siteContent } from '../support/site-content.ts';

const sheets = siteContent.products.flatMap(({ slug, type, translations, measurements }) => {
  const code = translations[0]?.comparison?.code;
  return type === 'material' && code && measurements ? [{ slug, code, translations, ...measurements }] : [];
});

const counted = sheets.flatMap(({ distribution, ...sheet }) =>
  distribution ? [{ ...sheet, ...distribution }] : [],
);

function conditionsOf({ stability }: (typeof sheets)[number]) {
  return [...Map.groupBy(stability, ({ temperature }) => temperature)];
}

describe('the sheets of the materials', () => {
  it('have a revision with a date, and texts in every language', () => {
    expect(sheets.map(({ code }) => code).toSorted()).toEqual(Object.keys(facts.materials).toSorted());
    for (const { code, translations } of sheets) {
      const lengths = translations.map(({ notes }) => [
        notes?.uses.length,
        notes?.formulation.length,
        notes?.notShown.length,
      ]);
      expect(translations, code).toHaveLength(locales.length);
      expect(new Set(lengths.map(String)).size, code).toBe(1);
      expect(lengths[0], code).not.toContain(0);
    }
  });

  it.each(sheets)(
    'record each revision of $code from the first issue',
    ({ revision, revisedOn, revisions }) => {
      expect(revisions.map(({ number }) => number)).toEqual(revisions.map((_, index) => index + 1));
      expect(revisions.at(-1)).toMatchObject({ number: revision, date: revisedOn });
      expect(revisions.filter(({ changes }) => changes.includes('first'))).toEqual(revisions.slice(0, 1));
    },
  );

  it.each(sheets)('state the limits and the shelf life of $code', (sheet) => {
    const fact = facts.materials[sheet.code];
    expect([sheet.lowerLimit, sheet.releaseLimit, sheet.shelfLife]).toEqual([
      fact?.specification ?? null,
      fact?.release ?? null,
      fact?.shelfLife.months,
    ]);
  });

  it.each(sheets)('show tests of $code that keep to its limits until the end of its shelf life', (sheet) => {
    for (const [temperature, points] of conditionsOf(sheet)) {
      const counts = points.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(counts[0]).toBeGreaterThanOrEqual(sheet.releaseLimit ?? NaN);
      expect(counts.at(-1)).toBeGreaterThanOrEqual(sheet.lowerLimit ?? NaN);
      const last = points.at(-1)?.months ?? NaN;
      expect(last, `${temperature}`).toBeLessThanOrEqual(sheet.shelfLife ?? NaN);
    }
  });

  it('reach the end of the shelf life exactly where the fact sheet says that they did', () => {
    for (const sheet of sheets.filter(({ stability }) => stability.length > 0)) {
      const longest = Math.max(...sheet.stability.map(({ months }) => months));
      const isWhole = Math.ceil(longest) === sheet.shelfLife;
      expect([sheet.code, isWhole]).toEqual([
        sheet.code,
        facts.materials[sheet.code]?.shelfLife.basis === 'long-term',
      ]);
    }
  });

  it('repeat the storage test of LMB-07 as it was measured', () => {
    const lead = sheets.find(({ code }) => code === 'LMB-07');
    const rowsAt = (wanted: number) =>
      lead?.stability
        .filter(({ temperature }) => temperature === wanted)
        .map(({ months, count, moisture }) => [months, count / 1e12, moisture]);
    expect(rowsAt(25)).toEqual(facts.stability.series);
    expect(rowsAt(40)?.at(-1)).toEqual(facts.stability.accelerated);
  });

  it.each(counted)('count the cells of $code right of the threshold', (sheet) => {
    const events = sheet.classes
      .filter(({ from }) => from >= sheet.threshold)
      .reduce((sum, row) => sum + row.events, 0);
    const count = events * sheet.cellsPerEvent;
    const assay = facts.cells.shapes[sheet.code]?.assay ?? facts.materials[sheet.code]?.measured[0];
    expect(count / (assay ?? NaN)).toBeCloseTo(1, 2);
    expect(count).toBeGreaterThanOrEqual(sheet.releaseLimit ?? NaN);
  });
});

describe('the tables of a content folder', () => {
  const revision = { revision: 1, revisedOn: '2026-11-01' };
  const head = 'temperature,humidity,lots,months,count,moisture';
  const classes = 'from,to,events\n10,100,5\n100,1000,50';

  it('are read as they were written', () => {
    for (const { slug, ...sheet } of sheets) {
      const { code: _code, translations: _translations, ...measurements } = sheet;
      expect(readMeasurements(slug, writeMeasurements(measurements))).toEqual(measurements);
    }
    expect(readFileSync(join(contentRoot, 'products/lmb-07/product.yaml'), 'utf8')).toContain(`  ${head}\n`);
    expect(readMeasurements('x', {})).toBeNull();
  });

  it.each([
    [{ ...revision, stability: `${head}\n25,60,3,0,8.06e12` }, 'stability, line 2: has 5 values, not 6'],
    [{ ...revision, stability: `${head}\n25,60,3,0,many,` }, 'line 2: count many is not a number'],
    [{ ...revision, stability: `${head}\n25,600,3,0,8e12,` }, 'line 2: humidity'],
    [{ ...revision, stability: `${head}\n25,60,3,1,8e12,` }, '25 60 has no first line with 0 months'],
    [{ ...revision, stability: `${head}\n25,60,3,0,8e12,\n25,60,3,0,8e12,` }, 'do not increase'],
    [{ ...revision, stability: '25,60,3,0,8e12,' }, `the first line must be ${head}`],
    [{ ...revision, distribution: classes }, 'distribution needs threshold and cellsPerEvent'],
    [
      { ...revision, distribution: classes, threshold: 50, cellsPerEvent: 4e8 },
      'threshold 50 is not the beginning',
    ],
    [
      { ...revision, distribution: `${classes}\n2000,3000,1`, threshold: 100, cellsPerEvent: 4e8 },
      'begin where the one above it ends',
    ],
    [{ stability: `${head}\n25,60,3,0,8e12,` }, 'stability needs revision and revisedOn'],
    [{ revision: 1, revisedOn: '2026-02-30' }, 'revisedOn'],
    [{ ...revision, revisions: '1,2026-11-01,first' }, 'the first line must be number,date,changes'],
    [{ ...revision, revisions: 'number,date,changes\n1,2026-11-01,other' }, 'revisions, line 2: changes'],
    [{ ...revision, revisions: 'number,date,changes\n1,2026-11-01,first,more' }, 'has more than 3 values'],
    [
      {
        revision: 3,
        revisedOn: '2026-11-01',
        revisions: 'number,date,changes\n1,2026-10-01,first\n3,2026-11-01,safety',
      },
      'line 3: does not follow the line above it',
    ],
    [
      { ...revision, revision: 2, revisions: 'number,date,changes\n1,2026-11-01,first' },
      'the last line must be revision 2 of 2026-11-01',
    ],
  ])('are refused with the place of their fault: %j', (fields, reason) => {
    expect(() => readMeasurements('product.yaml', fields)).toThrow(reason);
  });

  it.each([
    [
      { ...revision, stability: `${head}\n25,60,3,0,8e12,\n25,60,3,x,8e12,` },
      'invalid_field',
      'stability',
      3,
    ],
    [{ ...revision, distribution: classes }, 'invalid_field', 'distribution', null],
    [{ stability: `${head}\n25,60,3,0,8e12,` }, 'missing_field', 'revision', null],
  ])('are found in a draft before it is published, and left out of its preview: %j', (fields, ...found) => {
    const content = { fields: { type: 'material', ...fields }, languages: {} };
    expect(checkMeasurements(content).map(({ code, field, line }) => [code, field, line])).toEqual([found]);
    dropMeasurements(content);
    expect(content.fields).toEqual({ type: 'material' });
    expect(checkMeasurements(content)).toEqual([]);
  });
});

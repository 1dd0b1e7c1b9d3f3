import { describe, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { type ContentText, siteTexts } from '../support/content-texts.ts';
import { countsOf, facts, reportedCounts } from '../support/facts.ts';
import {
  type Count,
  countsIn,
  numbersIn,
  type TableRow,
  tableRowsIn,
  toNumber,
  trillionsIn,
  trillionsInTables,
} from '../support/quantities.ts';
import { siteContent } from '../support/site-content.ts';

const codes = Object.keys(facts.materials);

/** Compared as text: 7.6e12 and 7.6 * 1e12 differ in their last digit. */
const written = (value: number) => value.toPrecision(4);
const known = new Set([...codes.flatMap(countsOf), ...reportedCounts].map(written));

function has(counts: readonly number[], value: number): boolean {
  return counts.some((count) => written(count) === written(value));
}

function mistakesOf(find: (text: string) => unknown[]): string[] {
  const mistakesIn = ({ place, locale, text }: ContentText) =>
    find(text).map((found) => `${place} (${locale}): ${found}`);
  return siteTexts.flatMap(mistakesIn);
}

function isOfAMaterial({ value, unit }: Count): boolean {
  return codes.some((code) => facts.materials[code]?.unit === unit && has(countsOf(code), value));
}

/** Counts beside a material's code that are not its own. */
function foreignCounts({ cells }: TableRow): string[] {
  const code = codes.find((name) => name === cells[0]);
  if (!code) return [];
  const foreign = countsIn(cells.join(' ')).filter(({ value }) => !has(countsOf(code), value));
  return foreign.map(({ value }) => `${code} ${value}`);
}

function monthsOf(cell = ''): number {
  return /^(?:시작|Start|初始|起始)$/.test(cell)
    ? 0
    : Number(/^(\d+) ?(?:개월|months|个月)$/.exec(cell)?.[1]);
}

/** Rows of the storage test that differ from the fact sheet. */
function wrongStorage({ header, cells }: TableRow): string[] {
  const at = header.findIndex((head) => /(?:조|trillion|万亿) cells\/g/.test(head));
  const row = facts.stability.series.find(([month]) => month === monthsOf(cells[0]));
  if (at < 0 || !row) return [];
  const [, count, moisture] = row;
  return Number(cells[at]) === count && Number(cells[at + 1]) === moisture ? [] : [cells.join(' | ')];
}

describe('texts in every language', () => {
  it('state only counts of the fact sheet', () => {
    const trillions = (text: string) => [...trillionsIn(text), ...trillionsInTables(text)];
    expect(mistakesOf((text) => trillions(text).filter((value) => !known.has(written(value))))).toEqual([]);
  });

  it('state only counts of live cells, lysates and vesicles of the fact sheet', () => {
    const isKnown = (count: Count) =>
      count.unit === 'CFU/mL' || known.has(written(count.value)) || isOfAMaterial(count);
    const unknown = (text: string) => countsIn(text).filter((count) => !isKnown(count));
    expect(mistakesOf((text) => unknown(text).map(({ value, unit }) => `${value} ${unit}`))).toEqual([]);
  });

  it('give each material its own counts in the rows of tables', () => {
    expect(mistakesOf((text) => tableRowsIn(text).flatMap(foreignCounts))).toEqual([]);
  });

  it('repeat the storage test as it was measured', () => {
    expect(mistakesOf((text) => tableRowsIn(text).flatMap(wrongStorage))).toEqual([]);
  });

  it('state only tonnes and fermenters of the plant', () => {
    const { buildings, tonnes } = facts.plant;
    const numbers = (text: string, pattern: RegExp) =>
      Array.from(text.matchAll(pattern), ([, digits = '']) => toNumber(digits));
    const capacities = [tonnes, ...buildings.map((building) => building.tonnes)];
    const wrongTonnes = (text: string) =>
      numbers(text, /(\d[\d.,]*) ?(?:톤|metric tons?|吨|噸|公噸|トン|t(?![\w.-]))/g).filter(
        (value) => !capacities.includes(value),
      );
    const wrongFermenters = (text: string) =>
      numbers(text, /(\d,\d{3}) L/g).filter((value) => !buildings.some(({ liters }) => liters === value));
    expect(mistakesOf(wrongTonnes)).toEqual([]);
    expect(mistakesOf(wrongFermenters)).toEqual([]);
  });
});

describe('data sheets', () => {
  const sheets = siteContent.products
    .filter(({ type }) => type === 'material')
    .flatMap(({ slug, translations }) => translations.map((sheet) => ({ slug, ...sheet })));

  function factOf({ comparison }: (typeof sheets)[number]) {
    const fact = facts.materials[comparison?.code ?? ''];
    if (!fact) throw new Error(`facts.yaml lacks ${comparison?.code}`);
    return fact;
  }

  it('describe each material of the fact sheet in every language', () => {
    expect(sheets.map(({ comparison }) => comparison?.code).toSorted()).toEqual(
      codes.flatMap((code) => locales.map(() => code)).toSorted(),
    );
  });

  it.each(sheets)('state the counts and the shelf life of $slug in $locale', (sheet) => {
    const { specification, release, unit, shelfLife } = factOf(sheet);
    const rows = sheet.specifications.map(({ value }) => value).join('\n');
    const counts = countsIn(rows).map(({ value }) => value);
    const wanted = [specification, release].filter((value) => value !== undefined && unit !== 'g/L');
    for (const value of wanted) expect(has(counts, value ?? NaN), `${value}`).toBe(true);
    expect(numbersIn(rows)).toContain(shelfLife.months);
    expect(/가속시험|at 40 °C; long-term|加速试验|加速試驗|加速試験/.test(rows)).toBe(
      shelfLife.basis === 'accelerated',
    );
  });

  it.each(sheets)(
    'say that values over the shelf life are missing where they are: $slug in $locale',
    (sheet) => {
      const { shelfLife } = factOf(sheet);
      if (shelfLife.basis !== 'pending') return;
      const lines = (sheet.notes?.notShown ?? []).filter((line) => numbersIn(line).has(shelfLife.months));
      expect(lines).toHaveLength(1);
    },
  );
});

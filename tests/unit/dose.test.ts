import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateDose, countOf, type DoseInput } from '#app/dose/calculate-dose.ts';
import { type DoseBasis, doseBasis } from '#app/dose/dose-basis.ts';
import { formatCount, formatMass, scaleName, scalesOf } from '#app/dose/dose-numbers.ts';
import { readDoseSearch } from '#app/dose/dose-search.ts';
import { readDose, writeDose } from '#app/dose/read-dose.ts';
import { fitStorage } from '#app/dose/storage-trend.ts';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';
import { locales } from '#contract/locales.ts';
import { siteContent } from '../support/site-content.ts';

const sheets = siteContent.products.flatMap(({ slug, type, translations, measurements }) => {
  const comparison = translations.find(({ locale }) => locale === 'ko-KR')?.comparison;
  return type === 'material' && comparison
    ? [{ slug, basis: doseBasis(comparison.unit, measurements), stability: measurements?.stability ?? [] }]
    : [];
});

const calculable = sheets.flatMap(({ basis, ...sheet }) =>
  typeof basis === 'string' ? [] : [{ ...sheet, basis }],
);

const first = (slug: string): DoseBasis => {
  const basis = calculable.find((sheet) => sheet.slug === slug)?.basis;
  if (!basis) throw new Error(`${slug} has no basis`);
  return basis;
};

const anySheet = fc.constantFrom(...calculable.map(({ basis }) => basis));

const anyInput = (basis: DoseBasis): fc.Arbitrary<DoseInput> =>
  fc.record({
    target: fc.double({ min: 1e6, max: 1e15, noNaN: true }),
    servings: fc.integer({ min: 1, max: 10_000 }),
    loss: fc.double({ min: 0, max: 0.9, noNaN: true }),
    months: fc.integer({ min: 1, max: basis.shelfLife }),
  });

const anyDose = anySheet.chain((basis) =>
  fc.tuple(fc.constant(basis), fc.constantFrom(...basis.storages), anyInput(basis)),
);

describe('the sheets', () => {
  it('allow a calculation for counts per gram with a storage test, and name what the others lack', () => {
    const missing = Object.fromEntries(
      sheets.map(({ slug, basis }) => [slug, typeof basis === 'string' && basis]),
    );
    expect(missing).toEqual({
      'lmb-07': false,
      'lmb-07g': false,
      'lmb-12': false,
      'lmb-18': false,
      'lmb-21': false,
      'lmb-30': false,
      'lmb-41': false,
      'lmb-15': 'unit',
      'lmb-33': 'unit',
      'lmb-38': 'unit',
      'lmb-07-ev': 'unit',
      'lmb-15p': 'stability',
    });
  });

  it('have every measured mean of a storage test within its interval', () => {
    for (const { slug, basis } of calculable)
      for (const { trend, label } of basis.storages)
        for (const { months, count } of trend.points) {
          const { low = Number.NaN, high = Number.NaN } = trend.at(months) ?? {};
          expect(count, `${slug} ${label} ${months}`).toBeGreaterThanOrEqual(low);
          expect(count, `${slug} ${label} ${months}`).toBeLessThanOrEqual(high);
        }
  });

  it('use tests at the temperature of storage only', () => {
    expect(first('lmb-07').storages.map(({ key }) => key)).toEqual(['25-60']);
    expect(first('lmb-18').storages.map(({ key }) => key)).toEqual(['-18', '5']);
  });
});

describe('a dose', () => {
  it('is that of a calculation by hand', () => {
    const basis = first('lmb-07');
    const dose = calculateDose(
      { target: 1e12, servings: 30, loss: 0.05, months: 24 },
      7.5e12,
      basis.storages[0].trend,
    );
    expect(dose.exact).toBeCloseTo(0.140351, 6);
    expect(dose.serving).toBe(0.141);
    expect(dose.pack).toBeCloseTo(4.23, 10);
    // 0.141 g × 7.861e12 × 0.95
    expect(dose.atEnd?.count).toBeCloseTo(1.0529e12, -9);
    expect([dose.atEnd?.low, dose.atEnd?.high].map((value) => ((value ?? 0) / 1e12).toFixed(3))).toEqual([
      '1.050',
      '1.056',
    ]);
  });

  it('holds its target with a lot at the lower limit, with less than one percent more', () => {
    fc.assert(
      fc.property(anyDose, ([basis, { trend }, input]) => {
        const { serving } = calculateDose(input, basis.lowerLimit, trend);
        const count = countOf(serving, basis.lowerLimit, input.loss);
        expect(count / input.target).toBeGreaterThan(1 - 1e-9);
        expect(count / input.target).toBeLessThan(1.01);
      }),
    );
  });

  it('grows with the target and with the loss, and falls with neither', () => {
    fc.assert(
      fc.property(
        anyDose,
        fc.double({ min: 1, max: 10, noNaN: true }),
        ([basis, { trend }, input], factor) => {
          const serving = (changed: Partial<DoseInput>) =>
            calculateDose({ ...input, ...changed }, basis.lowerLimit, trend).serving;
          expect(serving({ target: input.target * factor })).toBeGreaterThanOrEqual(serving({}));
          expect(serving({ loss: 1 - (1 - input.loss) / factor })).toBeGreaterThanOrEqual(serving({}));
          expect(serving({ target: input.target * 1.02 * factor })).toBeGreaterThan(
            serving({ target: input.target }),
          );
        },
      ),
    );
  });

  it('has positive amounts, and a count within its interval that later months do not raise', () => {
    fc.assert(
      fc.property(anyDose, ([basis, { trend }, input]) => {
        const { serving, pack, atEnd, atLastMonth } = calculateDose(input, basis.lowerLimit, trend);
        expect(serving).toBeGreaterThan(0);
        expect(pack / serving).toBeCloseTo(input.servings, 6);
        expect(atEnd === null).toBe(input.months > trend.lastMonth);
        for (const estimate of [atEnd, atLastMonth].filter((one) => one !== null)) {
          expect(estimate.low).toBeGreaterThan(0);
          expect(estimate.count).toBeGreaterThanOrEqual(estimate.low);
          expect(estimate.count).toBeLessThanOrEqual(estimate.high);
        }
        if (atEnd && atLastMonth) expect(atEnd.count).toBeGreaterThanOrEqual(atLastMonth.count);
      }),
    );
  });
});

describe('the trend of a storage test', () => {
  const pointsOf = (counts: readonly number[]) =>
    counts.map((count, index) => ({
      ...{ temperature: 25, humidity: 60, lots: 3, moisture: null },
      ...{ months: index * 3, count },
    }));

  it('follows a loss of first order, with an interval as wide as rounding at least', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e8, max: 1e13, noNaN: true }),
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        fc.integer({ min: 3, max: 20 }),
        (start, rate, size) => {
          const trend = fitStorage(
            pointsOf(Array.from({ length: size }, (_, index) => start * Math.exp(-rate * index * 3))),
          );
          const { count, low, high } = trend?.at(2) ?? { count: 0, low: 0, high: 0 };
          expect(count / (start * Math.exp(-rate * 2))).toBeCloseTo(1, 6);
          expect(high / low).toBeGreaterThan(1.001);
          expect(trend?.at((size - 1) * 3 + 0.01)).toBeNull();
        },
      ),
    );
  });

  it('is not drawn through fewer than three points', () => {
    expect(fitStorage(pointsOf([8e12, 7.9e12]))).toBeUndefined();
    expect(fitStorage(pointsOf([8e12, 7.9e12, 7.8e12]))).toBeDefined();
  });
});

describe('typed values', () => {
  const basis = first('lmb-07');
  const read = (search: Parameters<typeof readDose>[0]) => readDose(search, basis, [8, 12]);

  it.each([
    ['1', '12', 1e12],
    ['1,000', '8', 1e11],
    ['０．５', '12', 5e11],
    [' 2.5 ', '9', 2.5e9],
    // As a product, 7000000.000000001.
    ['0.07', '8', 7e6],
    ['1', undefined, 1e12],
    ['2.00000000000000000000000000', '12', 2e12],
    [`2.${'0'.repeat(58)}`, '12', 2e12],
  ])('%j with the scale %j is %d', (target, scale, count) => {
    expect(read({ target, scale }).input?.target).toBe(count);
  });

  it.each([
    ...[
      '',
      '-1',
      '1e3',
      '0',
      '1,00',
      '1.000.000',
      '1,5',
      '9'.repeat(60),
      '0x10',
      'Infinity',
      '一',
      '99999',
      '<b>',
    ].map((text) => ['target', text]),
    ...['', '1.5', '0', '10001', '-3'].map((text) => ['servings', text]),
    ...['', '-1', '90.1', '100', '5%'].map((text) => ['loss', text]),
    ...['', '0', '25', '12.5'].map((text) => ['months', text]),
  ] as const)('are refused and stay: %s %j', (name, text) => {
    const { errors, values, input } = read({ target: '1', scale: '12', [String(name)]: text });
    expect(Object.keys(errors)).toEqual([name]);
    expect(values).toMatchObject({ [String(name)]: text });
    expect(input).toBeUndefined();
  });

  it.each([`2.${'0'.repeat(59)}`, `1${' '.repeat(300)}2`])(
    'of any length stay in the address: %j',
    (text) => {
      for (const name of ['target', 'servings', 'loss', 'months']) {
        const search = readDoseSearch({ target: '1', scale: '12', [name]: text });
        const { errors, values } = read(search);
        expect(Object.keys(errors)).toEqual([name]);
        expect(text.startsWith(Object.entries(values).find(([key]) => key === name)?.[1] || '-')).toBe(true);
      }
    },
  );

  it('of a link from another language are the same count in the powers of this one', () => {
    const { values, scale, input } = read({ target: '2', scale: '9' });
    expect([values.target, scale, input?.target]).toEqual(['20', 8, 2e9]);
  });

  it('are read as they were written, in every language and for any text', () => {
    const text = fc.oneof(fc.string({ maxLength: 24 }), fc.integer({ min: 0, max: 30 }).map(String));
    fc.assert(
      fc.property(
        anySheet,
        fc.constantFrom(...locales),
        fc.record({ target: text, scale: text, loss: text, months: text }),
        (sheet, locale, search) => {
          const dose = readDose(search, sheet, scalesOf(locale));
          const { min, max } = { min: 1, max: sheet.shelfLife };
          if (dose.input) {
            expect(dose.input.months).toBeGreaterThanOrEqual(min);
            expect(dose.input.months).toBeLessThanOrEqual(max);
          }
          for (const other of locales)
            expect(readDose(writeDose(dose), sheet, scalesOf(other)).input).toEqual(dose.input);
        },
      ),
    );
  });

  it('have defaults that need 30 to 320 mg of each material', () => {
    for (const { basis: sheet } of calculable) {
      const { input } = readDose({}, sheet, [8, 12]);
      if (!input) throw new Error('The defaults are invalid');
      const { exact } = calculateDose({ ...input, loss: 0 }, sheet.lowerLimit, sheet.storages[0].trend);
      expect(exact).toBeGreaterThan(0.03);
      expect(exact).toBeLessThan(0.32);
    }
  });
});

it('numbers are written as each language counts', () => {
  const written = locales.map((locale) => {
    overwriteGetLocale(() => locale);
    return [
      formatCount(1.0529e12),
      scalesOf(locale).map(scaleName).join(),
      formatMass(0.141),
      formatMass(4230),
    ];
  });
  expect(written).toEqual([
    ['1.053조', '억,조', '141 mg', '4.23 kg'],
    ['1.053 trillion', 'billion,trillion', '141 mg', '4.23 kg'],
    ['1.053万亿', '亿,万亿', '141 mg', '4.23 kg'],
    ['1.053兆', '億,兆', '141 mg', '4.23 kg'],
    ['1.053兆', '億,兆', '141 mg', '4.23 kg'],
  ]);
});

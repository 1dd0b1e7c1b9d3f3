import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSuitability, writeSuitability } from '#api/content/suitability-table.ts';
import {
  type Finding,
  findingsOf,
  findMaterials,
  relaxationsOf,
  type Verdict,
} from '#app/finder/find-materials.ts';
import { readFinderSearch } from '#app/finder/finder-search.ts';
import { findingText } from '#app/finder/finder-texts.ts';
import {
  type Criteria,
  type CriterionName,
  criterionNames,
  finderFields,
  readFinder,
  uses,
  withoutCriterion,
} from '#app/finder/read-finder.ts';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';
import { locales } from '#contract/locales.ts';
import { claimBases, type Heat, markets, materialForms, type Suitability } from '#contract/suitability.ts';
import { siteContent } from '../support/site-content.ts';

const materials = siteContent.products.flatMap(({ slug, type, translations, measurements }) =>
  type === 'material' ? [{ slug, translations, suitability: measurements?.suitability ?? null }] : [],
);

const suitabilityOf = (slug: string): Suitability => {
  const found = materials.find((material) => material.slug === slug)?.suitability;
  if (!found) throw new Error(`${slug} has no conditions`);
  return found;
};

const anyHeat = fc.record(
  { temperature: fc.integer({ min: -20, max: 300 }), minutes: fc.integer({ min: 1, max: 1440 }) },
  { requiredKeys: ['temperature'] },
);

const anyCriteria: fc.Arbitrary<Criteria> = fc.record(
  {
    use: fc.constantFrom(...uses),
    form: fc.constantFrom(...materialForms),
    heat: anyHeat,
    ph: fc.integer({ min: 0, max: 140 }).map((tenths) => tenths / 10),
    market: fc.constantFrom(...markets),
    claim: fc.constantFrom(...claimBases),
  },
  { requiredKeys: [] },
);

/** The rules as a buyer reads them, one for each criterion. */
const holds: {
  [Name in CriterionName]: (given: Suitability, wanted: NonNullable<Criteria[Name]>) => boolean;
} = {
  use: ({ applications }, use) => applications.some((one) => one === use || one.split('-')[0] === use),
  form: ({ forms }, form) => forms.some((one) => one === form),
  heat: ({ heat }, { temperature, minutes = 0 }) =>
    heat.some(
      (one) => one.temperature >= temperature && (one.basis === 'limit' || (one.minutes ?? 0) >= minutes),
    ),
  ph: ({ acidity }, ph) => acidity.some(({ from, to }) => from <= ph && ph <= to),
  market: ({ markets: all }, market) => all.some((one) => one.market === market && one.state === 'supplied'),
  claim: ({ claims }, claim) => claims.some((one) => one === claim),
};

function isHeld<TName extends CriterionName>(name: TName, given: Suitability, criteria: Criteria): boolean {
  const wanted = criteria[name];
  return wanted === undefined || holds[name](given, wanted);
}

const slugsOf = (found: readonly { material: { slug: string } }[]) =>
  found.map(({ material }) => material.slug);

describe('the finder', () => {
  it('matches a material exactly if each criterion holds, and gives a reason for each that does not', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const groups = findMaterials(materials, criteria);
        const all = [...groups.fits, ...groups.unknown, ...groups.fails];
        expect(slugsOf(all).toSorted()).toEqual(materials.map(({ slug }) => slug).toSorted());
        for (const { material, findings } of all) {
          const given = suitabilityOf(material.slug);
          const broken = criterionNames.filter((name) => !isHeld(name, given, criteria));
          const reasons = findings.filter(({ verdict }) => verdict !== 'fits');
          expect(reasons.map(({ criterion }) => criterion)).toEqual(broken);
          expect(slugsOf(groups.fits).includes(material.slug)).toBe(broken.length === 0);
          for (const { criterion, verdict } of reasons)
            expect(findingText(criterion, verdict, given)).not.toBe('');
        }
      }),
    );
  });

  it('never loses a match where a criterion is left out', () => {
    fc.assert(
      fc.property(anyCriteria, fc.constantFrom(...criterionNames), (criteria, name) => {
        const { [name]: _, ...relaxed } = criteria;
        const before = slugsOf(findMaterials(materials, criteria).fits);
        const after = slugsOf(findMaterials(materials, relaxed).fits);
        expect(after).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  it('suggests to leave out each criterion that alone prevents a match, and no other', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const suggested = relaxationsOf(materials, criteria);
        const matchesWithout = (name: CriterionName) => {
          const { [name]: _, ...relaxed } = criteria;
          return findMaterials(materials, relaxed).fits.length;
        };
        const expected = criterionNames
          .filter((name) => criteria[name] !== undefined && matchesWithout(name) > 0)
          .map((name) => ({ criterion: name, matches: matchesWithout(name) }));
        expect(new Set(suggested.map((one) => JSON.stringify(one)))).toEqual(
          new Set(expected.map((one) => JSON.stringify(one))),
        );
        const counts = suggested.map(({ matches }) => matches);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }),
    );
  });

  const verdictsOf = (slug: string, criteria: Criteria): Verdict[] =>
    findingsOf(suitabilityOf(slug), criteria).map(({ verdict }: Finding) => verdict);

  it.each<[string, Criteria, Verdict]>([
    ['lmb-41', { heat: { temperature: 160, minutes: 12 } }, 'fits'],
    ['lmb-41', { heat: { temperature: 160, minutes: 13 } }, 'unknown'],
    ['lmb-41', { heat: { temperature: 161 } }, 'unknown'],
    ['lmb-15', { heat: { temperature: 40, minutes: 60 } }, 'fits'],
    ['lmb-15', { heat: { temperature: 41 } }, 'fails'],
    ['lmb-12', { heat: { temperature: 95 } }, 'fails'],
    ['lmb-07', { heat: { temperature: 95 } }, 'unknown'],
    ['lmb-33', { ph: 8 }, 'fits'],
    ['lmb-33', { ph: 8.1 }, 'unknown'],
    ['lmb-07', { market: 'US' }, 'unknown'],
    ['lmb-07-ev', { market: 'KR' }, 'fails'],
    ['lmb-07', { market: 'JP' }, 'unknown'],
    ['lmb-15p', { claim: 'count' }, 'unknown'],
    ['lmb-38', { claim: 'human' }, 'fails'],
    ['lmb-38', { use: 'cosmetic' }, 'fits'],
    ['lmb-38', { use: 'food' }, 'fails'],
  ])('judges %s under %j: %s', (slug, criteria, verdict) => {
    expect(verdictsOf(slug, criteria)).toEqual([verdict]);
  });

  it('takes the best of several heat tests, and a limit before all of them', () => {
    const test = { basis: 'tested', remaining: null } as const;
    const heat: Heat[] = [
      { ...test, temperature: 121, minutes: 1 },
      { ...test, temperature: 95, minutes: 30 },
    ];
    const given = suitabilityOf('lmb-41');
    const verdictOf = (temperature: number, minutes: number, more: Heat[] = []) =>
      findingsOf({ ...given, heat: [...heat, ...more] }, { heat: { temperature, minutes } })[0]?.verdict;
    expect([verdictOf(95, 30), verdictOf(121, 1), verdictOf(121, 2)]).toEqual(['fits', 'fits', 'unknown']);
    expect(verdictOf(95, 1, [{ temperature: 90, basis: 'limit', minutes: null, remaining: null }])).toBe(
      'fails',
    );
  });

  it('claims nothing of a material without data', () => {
    const [only] = findMaterials([{ suitability: null }], { form: 'powder', ph: 4 }).unknown;
    expect(only?.findings.map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown']);
  });
});

describe('the fields of the finder', () => {
  const read = (search: Record<string, string>) => readFinder(readFinderSearch(search));

  it('are read as typed, with a unit, full-width digits or a minus sign', () => {
    expect(read({ heat: ' ９５.5 ', minutes: '0.5', ph: '3.5' }).criteria).toEqual({
      heat: { temperature: 95.5, minutes: 0.5 },
      ph: 3.5,
    });
    expect(read({ heat: '−18℃' }).criteria).toEqual({ heat: { temperature: -18 } });
    expect(read({ use: '', form: '', heat: '', ph: '' })).toEqual({ values: {}, errors: {}, criteria: {} });
  });

  it.each([
    [{ heat: '301' }, { heat: 'range' }],
    [{ heat: '-21' }, { heat: 'range' }],
    [{ heat: 'hot' }, { heat: 'range' }],
    [{ heat: '1e2' }, { heat: 'range' }],
    [{ heat: '9'.repeat(24) }, { heat: 'range' }],
    [{ heat: '95', minutes: '0' }, { minutes: 'range' }],
    [{ minutes: '5' }, { heat: 'alone' }],
    [{ ph: '14.1' }, { ph: 'range' }],
    [{ ph: '3,5' }, { ph: 'range' }],
    [
      { use: 'constructor', form: 'gas', market: 'kr', claim: 'x' },
      { use: 'choice', form: 'choice', market: 'choice', claim: 'choice' },
    ],
  ])('stay as typed with their error: %j', (search, errors) => {
    const found = read(search);
    expect(found.errors).toEqual(errors);
    expect(found.values).toEqual(search);
  });

  it('attack: any text is an error or a criterion, never an exception', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...finderFields),
        fc.string({ unit: 'binary', maxLength: 40 }),
        (name, text) => {
          const { values, errors, criteria } = read({ [name]: text });
          expect(Object.keys(values).length).toBe(Object.keys({ ...errors, ...criteria }).length > 0 ? 1 : 0);
        },
      ),
    );
  });

  it('keep the other params where a criterion is left out', () => {
    const search = readFinderSearch({ use: 'food', heat: '95', minutes: '3', page: '2' });
    expect(readFinder(withoutCriterion(search, 'heat')).values).toEqual({ use: 'food' });
    expect(withoutCriterion(search, 'use').heat).toBe('95');
  });
});

describe('the conditions of the content', () => {
  it('are stated for each material, and repeat the numbers of its sheet', () => {
    const textOf = (slug: string) =>
      JSON.stringify(materials.find((material) => material.slug === slug)?.translations);
    for (const { slug, suitability } of materials) {
      expect(suitability?.applications.length, slug).toBeGreaterThan(0);
      expect(suitability?.forms.length, slug).toBe(1);
    }
    expect(textOf('lmb-41')).toContain('12 min at 160 °C');
    expect(textOf('lmb-15')).toContain('added at 40 °C or below');
    expect(textOf('lmb-33')).toContain('pH 4 to 8');
    expect(textOf('lmb-30')).toContain('pH 3.5');
    expect(textOf('lmb-38')).toContain('3.8 to 4.6');
  });

  it.each(locales)('are written in %s without a gap', (locale) => {
    overwriteGetLocale(() => locale);
    for (const { suitability } of materials)
      for (const name of criterionNames)
        for (const verdict of ['fits', 'unknown', 'fails'] as const)
          expect(findingText(name, verdict, suitability)).not.toMatch(/undefined|NaN|\{|^,/);
    overwriteGetLocale(() => 'ko-KR');
  });

  it('are the same after they are written and read', () => {
    for (const { suitability } of materials)
      if (suitability) expect(readSuitability('', writeSuitability(suitability))).toEqual(suitability);
  });

  it.each([
    ['use,food-soup,,,', 2],
    ['form,powder,tested,,', 2],
    ['form,powder,,,\nheat,hot,tested,,', 3],
    ['heat,95,fried,,', 2],
    ['heat,95,tested,12,101', 2],
    ['ph,8-4,tested,,', 2],
    ['ph,4-,tested,,', 2],
    ['ph,15,own,,', 2],
    ['ph,4,own,3,', 2],
    ['market,KP,supplied,,', 2],
    ['claim,cures,,,', 2],
    ['constructor,1,,,', 2],
    ['use,,,,', 2],
  ])('are refused with the line: %j', (lines, line) => {
    expect(() =>
      readSuitability('product.yaml', `criterion,value,basis,minutes,remaining\n${lines}`),
    ).toThrow(`product.yaml: suitability, line ${line}: `);
  });
});

import { applications, claimBases, markets, materialForms } from '#contract/suitability.ts';
import type { FinderSearch } from './finder-search.ts';

/** All uses of a group, or one of them. */
export const uses = ['food', 'cosmetic', ...applications] as const;

export const finderLimits = {
  heat: { min: -20, max: 300 },
  minutes: { min: 0.1, max: 1440 },
  ph: { min: 0, max: 14 },
};

export const finderFields = ['use', 'market', 'claim', 'form', 'ph', 'heat', 'minutes'] as const;

export type FinderField = (typeof finderFields)[number];

/** `minutes` belong to `heat`. */
export const criterionNames = ['use', 'form', 'heat', 'ph', 'market', 'claim'] as const;

export type CriterionName = (typeof criterionNames)[number];

export type Criteria = {
  use?: (typeof uses)[number];
  form?: (typeof materialForms)[number];
  heat?: { temperature: number; minutes?: number };
  ph?: number;
  market?: (typeof markets)[number];
  claim?: (typeof claimBases)[number];
};

type FinderError = 'choice' | 'range' | 'alone';

export type ReadFinder = {
  values: Partial<Record<FinderField, string>>;
  errors: Partial<Record<FinderField, FinderError>>;
  criteria: Criteria;
};

/** Full-width digits and the minus sign of a text count as typed. */
function numberIn(text: string): number {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/^[−–]/, '-')
    .replace(/(?:°C|C)$/i, '');
  return /^-?\d{1,4}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Fields that are empty are no criterion. With any error there is no result, so that no criterion is left out silently. */
export function readFinder(search: FinderSearch): ReadFinder {
  const values: ReadFinder['values'] = {};
  const errors: ReadFinder['errors'] = {};
  for (const name of finderFields) {
    const text = search[name]?.trim();
    if (text) values[name] = text;
  }
  const choice = <T extends string>(name: FinderField, known: readonly T[]): T | undefined => {
    const found = known.find((one) => one === values[name]);
    if (values[name] !== undefined && found === undefined) errors[name] = 'choice';
    return found;
  };
  const number = (name: 'heat' | 'minutes' | 'ph'): number | undefined => {
    const text = values[name];
    if (text === undefined) return undefined;
    const value = numberIn(text);
    const { min, max } = finderLimits[name];
    if (value >= min && value <= max) return value;
    errors[name] = 'range';
    return undefined;
  };
  const temperature = number('heat');
  const minutes = number('minutes');
  if (minutes !== undefined && values.heat === undefined) errors.heat = 'alone';
  const found = {
    use: choice('use', uses),
    form: choice('form', materialForms),
    heat:
      temperature === undefined ? undefined : { temperature, ...(minutes === undefined ? {} : { minutes }) },
    ph: number('ph'),
    market: choice('market', markets),
    claim: choice('claim', claimBases),
  };
  return { values, errors, criteria: withoutEmpty(found) };
}

function withoutEmpty(found: { [Name in CriterionName]: Criteria[Name] | undefined }): Criteria {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The search params without one criterion, or without any. */
export function withoutCriterion(search: FinderSearch, name: CriterionName): FinderSearch {
  return {
    ...search,
    page: undefined,
    [name]: undefined,
    ...(name === 'heat' ? { minutes: undefined } : {}),
  };
}

import type { DoseInput } from './calculate-dose.ts';
import type { DoseBasis, Storage } from './dose-basis.ts';
import { type DoseSearch, maxTyped } from './dose-search.ts';

const doseLimits = {
  target: { min: 1e6, max: 1e15 },
  servings: { min: 1, max: 10_000 },
  loss: { min: 0, max: 90 },
};

const defaults = { servings: '30', loss: '5' };

export const doseFields = ['target', 'servings', 'loss', 'months'] as const;

type Field = (typeof doseFields)[number];
export type Range = { min: number; max: number };

export type ReadDose = {
  values: Record<Field, string>;
  scale: number;
  storage: Storage;
  errors: Partial<Record<Field, Range>>;
  input: DoseInput | undefined;
};

function numberIn(text: string, exponent = 0): number {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const isNumber = text.length <= maxTyped && /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(plain);
  return isNumber ? Number(`${plain.replaceAll(',', '')}e${exponent}`) : Number.NaN;
}

function wholeIn(text: string): number {
  const number = numberIn(text);
  return Number.isInteger(number) ? number : Number.NaN;
}

const allScales = [6, 8, 9, 12];

function usualTarget(lowerLimit: number): number {
  return 10 ** Math.round(Math.log10(lowerLimit * 0.1));
}

function inScale(count: number, scales: readonly number[]): { target: string; scale: number } {
  const scale = scales.findLast((power) => count >= 10 ** power) ?? scales[0] ?? 0;
  return { target: String(Number((count / 10 ** scale).toPrecision(15))), scale };
}

function readTarget({ target, scale }: DoseSearch, basis: DoseBasis, scales: readonly number[]) {
  if (target === undefined) {
    const count = usualTarget(basis.lowerLimit);
    return { count, ...inScale(count, scales) };
  }
  const power = allScales.find((known) => String(known) === scale) ?? 12;
  const count = numberIn(target, power);
  if (scales.includes(power) || !(count < 1e30)) {
    return { count, target, scale: scales.includes(power) ? power : (scales[0] ?? power) };
  }
  return { count, ...inScale(count, scales) };
}

export function readDose(search: DoseSearch, basis: DoseBasis, scales: readonly number[]): ReadDose {
  const { shelfLife, storages } = basis;
  const { count, target, scale } = readTarget(search, basis, scales);
  const { servings = defaults.servings, loss = defaults.loss, months = String(shelfLife) } = search;
  const limits: Record<Field, Range> = { ...doseLimits, months: { min: 1, max: shelfLife } };
  const numbers = {
    target: count,
    servings: wholeIn(servings),
    loss: numberIn(loss),
    months: wholeIn(months),
  };
  const errors: ReadDose['errors'] = {};
  for (const name of doseFields) {
    const { min, max } = limits[name];
    if (!(numbers[name] >= min && numbers[name] <= max)) errors[name] = limits[name];
  }
  return {
    values: { target, servings, loss, months },
    scale,
    storage: storages.find(({ key }) => key === search.storage) ?? storages[0],
    errors,
    input: Object.keys(errors).length > 0 ? undefined : { ...numbers, loss: numbers.loss / 100 },
  };
}

export function writeDose({ values, scale, storage }: ReadDose): DoseSearch {
  const { target, ...others } = values;
  return { target, scale: String(scale), ...others, storage: storage.key };
}

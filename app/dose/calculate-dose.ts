import type { Estimate, StorageTrend } from './storage-trend.ts';

export type DoseInput = { target: number; servings: number; loss: number; months: number };

export type Dose = {
  exact: number;
  serving: number;
  pack: number;
  atEnd: Estimate | null;
  atLastMonth: Estimate | null;
};

function roundUp(value: number): number {
  const inverse = 10 ** (2 - Math.floor(Math.log10(value) + 1e-12));
  return Math.ceil(value * inverse - 1e-9) / inverse;
}

export function countOf(grams: number, countPerGram: number, loss: number): number {
  return grams * countPerGram * (1 - loss);
}

/**
 * Grams a serving: target ÷ (lower limit per gram × (1 − loss)), rounded up to three digits. Count in it: grams × mean of
 * the tested lots × (1 − loss), months after the production of the material. Facts: the sheet. `loss`: a share below 1.
 */
export function calculateDose(
  { target, servings, loss, months }: DoseInput,
  lowerLimit: number,
  trend: StorageTrend,
): Dose {
  const exact = target / (lowerLimit * (1 - loss));
  const serving = roundUp(exact);
  const left = (estimate: Estimate | null): Estimate | null =>
    estimate && {
      count: countOf(serving, estimate.count, loss),
      low: countOf(serving, estimate.low, loss),
      high: countOf(serving, estimate.high, loss),
    };
  return {
    exact,
    serving,
    pack: serving * servings,
    atEnd: left(trend.at(months)),
    atLastMonth: left(trend.at(trend.lastMonth)),
  };
}

import type { Series } from '#app/dose/storage-series.ts';
import type { Distribution, Measurements, StoragePoint } from '#contract/materials.ts';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export function powerOfTen(exponent: number): string {
  return `10${[...String(exponent)].map((digit) => superscripts[Number(digit)] ?? digit).join('')}`;
}

export function scientific(value: number, digits = 2): string {
  const exponent = Math.floor(Math.log10(value) + 1e-12);
  return `${(value / 10 ** exponent).toFixed(digits)} × ${powerOfTen(exponent)}`;
}

/** Counts are written as multiples of this power of ten, that of the lower limit. */
export function exponentOf({ lowerLimit, stability }: Measurements): number {
  return Math.floor(Math.log10(lowerLimit ?? stability[0]?.count ?? 1) + 1e-12);
}

export function remaining({ points }: Pick<Series, 'points'>, { count }: StoragePoint): number {
  return (count / (points[0]?.count ?? count)) * 100;
}

export function countedEvents({ threshold, classes }: Distribution): number {
  return classes.filter(({ from }) => from >= threshold).reduce((sum, { events }) => sum + events, 0);
}

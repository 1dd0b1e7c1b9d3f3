import { m } from '#app/paraglide/messages.js';
import type { Distribution, Measurements, StoragePoint } from '#contract/materials.ts';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export function powerOfTen(exponent: number): string {
  return `10${[...String(exponent)].map((digit) => superscripts[Number(digit)] ?? digit).join('')}`;
}

/** 8.02e12 is 8.02 × 10¹². */
export function scientific(value: number, digits = 2): string {
  const exponent = Math.floor(Math.log10(value) + 1e-12);
  return `${(value / 10 ** exponent).toFixed(digits)} × ${powerOfTen(exponent)}`;
}

/** Counts are written as multiples of this power of ten, that of the lower limit. */
export function exponentOf({ lowerLimit, stability }: Measurements): number {
  return Math.floor(Math.log10(lowerLimit ?? stability[0]?.count ?? 1) + 1e-12);
}

export type Series = { label: string; isAccelerated: boolean; points: readonly StoragePoint[] };

/** The test at 40 °C shortens the wait; all others are at the temperature of storage. */
const acceleratedFrom = 35;

function conditionText({ temperature, humidity }: StoragePoint): string {
  const degrees = String(temperature).replace('-', '−');
  return humidity === null
    ? m.sheet_temperature({ temperature: degrees })
    : m.sheet_condition({ temperature: degrees, humidity: String(humidity) });
}

export function seriesOf(stability: readonly StoragePoint[]): Series[] {
  const labels = [...new Set(stability.map(conditionText))];
  return labels.map((label) => {
    const points = stability.filter((point) => conditionText(point) === label);
    return { label, points, isAccelerated: (points[0]?.temperature ?? 0) >= acceleratedFrom };
  });
}

/** Percent of the first count of the series. */
export function remaining({ points }: Pick<Series, 'points'>, { count }: StoragePoint): number {
  return (count / (points[0]?.count ?? count)) * 100;
}

export function countedEvents({ threshold, classes }: Distribution): number {
  return classes.filter(({ from }) => from >= threshold).reduce((sum, { events }) => sum + events, 0);
}

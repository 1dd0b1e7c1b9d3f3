import { m } from '#app/paraglide/messages.js';
import type { StoragePoint } from '#contract/materials.ts';

export type Series = { key: string; label: string; isAccelerated: boolean; points: readonly StoragePoint[] };

/** The test at 40 °C shortens the wait; all others are at the temperature of storage. */
const acceleratedFrom = 35;

const keyOf = ({ temperature, humidity }: StoragePoint) =>
  humidity === null ? String(temperature) : `${temperature}-${humidity}`;

function conditionText({ temperature, humidity }: StoragePoint): string {
  const degrees = String(temperature).replace('-', '−');
  return humidity === null
    ? m.sheet_temperature({ temperature: degrees })
    : m.sheet_condition({ temperature: degrees, humidity: String(humidity) });
}

export function seriesOf(stability: readonly StoragePoint[]): Series[] {
  return [...Map.groupBy(stability, keyOf)].map(([key, points]) => ({
    key,
    label: points[0] ? conditionText(points[0]) : '',
    isAccelerated: (points[0]?.temperature ?? 0) >= acceleratedFrom,
    points,
  }));
}

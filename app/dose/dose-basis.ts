import type { Measurements } from '#contract/materials.ts';
import { unitSymbol } from '#rules/material-code.ts';
import { seriesOf } from './storage-series.ts';
import { fitStorage, type StorageTrend } from './storage-trend.ts';

export type Storage = { key: string; label: string; trend: StorageTrend };

export type DoseBasis = {
  unit: string;
  lowerLimit: number;
  shelfLife: number;
  storages: [Storage, ...Storage[]];
};

export type MissingBasis = 'unit' | 'stability';

export function doseBasis(unit: string, measurements: Measurements | null): DoseBasis | MissingBasis {
  const counted = /^(cells|CFU)\/g$/.exec(unitSymbol(unit))?.[1];
  if (!counted) return 'unit';
  const { lowerLimit = null, shelfLife = null, stability = [] } = measurements ?? {};
  const [first, ...others] = seriesOf(stability).flatMap(({ key, label, points, isAccelerated }) => {
    const trend = isAccelerated ? undefined : fitStorage(points);
    return trend ? [{ key, label, trend }] : [];
  });
  if (!lowerLimit || !shelfLife || !first) return 'stability';
  return { unit: counted, lowerLimit, shelfLife, storages: [first, ...others] };
}

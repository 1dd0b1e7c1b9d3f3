import type { StoragePoint } from '#contract/materials.ts';

const studentQuantiles95 = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

function studentQuantile95(degrees: number): number {
  return studentQuantiles95[degrees - 1] ?? 1.96 + 2.372 / degrees + 2.822 / degrees ** 2;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function roundingDeviation(count: number): number {
  const step = 10 ** (Math.floor(Math.log10(count) + 1e-12) - 2);
  return step / Math.sqrt(12) / count;
}

export type Estimate = { count: number; low: number; high: number };

export type StorageTrend = {
  points: readonly StoragePoint[];
  lastMonth: number;
  at: (months: number) => Estimate | null;
};

/**
 * Mean count of the tested lots over time: ln C(t) = a + b·t by least squares (ICH Q1E), with the 95 % prediction
 * interval of a new mean of as many lots. `at` is null after the last measured month; undefined below three points.
 */
export function fitStorage(points: readonly StoragePoint[]): StorageTrend | undefined {
  const size = points.length;
  const last = points.at(-1);
  if (size < 3 || !last || points.some(({ count }) => count <= 0)) return undefined;
  const logs = points.map(({ count }) => Math.log(count));
  const middle = sumOf(points.map(({ months }) => months)) / size;
  const level = sumOf(logs) / size;
  const spread = sumOf(points.map(({ months }) => (months - middle) ** 2));
  const slope =
    sumOf(points.map(({ months }, index) => (months - middle) * ((logs[index] ?? level) - level))) / spread;
  const fitted = (months: number) => level + slope * (months - middle);
  const residuals = points.map(({ months }, index) => (logs[index] ?? level) - fitted(months));
  const scatter = Math.max(
    Math.sqrt(sumOf(residuals.map((residual) => residual ** 2)) / (size - 2)),
    roundingDeviation(last.count),
  );
  return {
    points,
    lastMonth: last.months,
    at: (months) => {
      if (months > last.months) return null;
      const half =
        studentQuantile95(size - 2) * scatter * Math.sqrt(1 + 1 / size + (months - middle) ** 2 / spread);
      const center = fitted(months);
      return { count: Math.exp(center), low: Math.exp(center - half), high: Math.exp(center + half) };
    },
  };
}

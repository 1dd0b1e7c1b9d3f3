export const fieldDataPath = '/field-data';

const fieldMetrics = ['LCP', 'INP', 'CLS', 'TTFB'] as const;

type FieldMetric = (typeof fieldMetrics)[number];

export const deviceClasses = ['phone', 'desktop'] as const;

/** LCP, INP and TTFB in milliseconds. CLS has no unit. */
export type FieldSample = {
  route: string;
  device: (typeof deviceClasses)[number];
  values: { [Metric in FieldMetric]?: number | undefined };
};

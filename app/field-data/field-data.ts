export const fieldDataPath = '/field-data';

export const deviceClasses = ['phone', 'desktop'] as const;

/** LCP, INP and TTFB in milliseconds. CLS has no unit. */
export type FieldSample = {
  route: string;
  device: (typeof deviceClasses)[number];
  values: Partial<Record<'LCP' | 'INP' | 'CLS' | 'TTFB', number | undefined>>;
};

const units = [
  '%|℃|°C|[µkm]?g|[µm]?L|[µnmck]?m|[kM]?Pa|mPa·s|mV|k?Da|[kMG]B|CFU|cells|particles|ppm|log|t|h|min|kb',
  '(?:b|tr|m)illion',
].join('|');

const noBreak = '\u00a0';

const spaces = new RegExp(
  `(?<=\\d) (?=(?:${units})(?![A-Za-z]))|(?<=\\b(?:ISO|KRW|USD)) (?=\\d)|(?<=[A-Z][a-z]+) (?=[A-Z]\\.-?[A-Z]\\.)`,
  'g',
);

export function joinTerms(text: string): string {
  return text.replaceAll(spaces, noBreak);
}

const negative = /(?<=^|[\s(~])-(?=\d)/g;

/** The same value with the terms of all its texts joined, and a minus before negative numbers. */
export function joinAll<T>(value: T): T;
export function joinAll(value: unknown): unknown {
  if (typeof value === 'string') return joinTerms(value).replaceAll(negative, '−');
  if (Array.isArray(value)) return value.map((item) => joinAll(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, joinAll(item)]));
}

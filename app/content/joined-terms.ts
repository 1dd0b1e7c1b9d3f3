const units = [
  '%|℃|°C|[µkm]?g|[µm]?L|[µnmck]?m|[kM]?Pa|mPa·s|mV|k?Da|[kMG]B|CFU|cells|particles|ppm|log|t|h|min|kb',
  '(?:b|tr|m)illion',
].join('|');

const noBreak = '\u00a0';
const wordJoiner = '\u2060';

const times = `(?<=\\d(?: ?(?:${units}))?`;

const spaces = [
  `(?<=\\d[\\uc870\\uc5b5\\ub9cc万亿兆億]*) (?=(?:${units})(?![A-Za-z]))`,
  '(?<=\\b(?:ISO|KRW|USD|pH)) (?=\\d)',
  '(?<=[A-Z][a-z]+) (?=[A-Z]\\.-?[A-Z]\\.)',
  '(?<=(?:^|[ (])\\uc57d) (?=\\d)',
  '(?<=\\d[\\uc870\\uc5b5\\ub9cc]) (?=\\uac1c)',
  '(?<=\\ubc88\\uae38|\\d\\ub85c|\\ub300\\ub85c) (?=\\d)',
  '(?<=\\ube44\\ud0c0\\ubbfc) (?=[A-Z](?![A-Za-z]))',
  `${times}) (?=× \\d)|${times} ×) (?=\\d)`,
].join('|');

const seams =
  '(?<=\\d)(?=[万亿兆億年月日个家名吨分])|(?<=(?:^|[( ·])[\\uac00-\\ud7a3])(?=·)|(?<=\\d[\\uc870\\uc5b5\\ub9cc])(?=~)';

const joints = new RegExp(`${spaces}|${seams}`, 'g');

export function joinTerms(text: string): string {
  return text.replaceAll(joints, (found) => (found === ' ' ? noBreak : wordJoiner));
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

import { getLocale } from '#app/i18n/locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${getLocale()} ${name}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(getLocale(), options);
  formats.set(key, format);
  return format;
}

const countFormat = () =>
  formatOf('count', { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 4 });

export function formatCount(count: number): string {
  return countFormat().format(count);
}

export function formatEstimate(count: number): string {
  return formatOf('estimate', {
    notation: 'compact',
    compactDisplay: 'long',
    minimumSignificantDigits: 4,
    maximumSignificantDigits: 4,
  }).format(count);
}

export function scaleName(scale: number): string {
  const parts = countFormat().formatToParts(10 ** scale);
  const digits = parts.find(({ type }) => type === 'integer')?.value ?? '1';
  const name = parts.find(({ type }) => type === 'compact')?.value ?? '';
  return digits === '1' ? name : `${digits}${name}`;
}

export function scalesOf(locale: string): readonly number[] {
  return locale.startsWith('en') ? [9, 12] : [8, 12];
}

export function formatMass(grams: number): string {
  const [value, unit] = grams < 1 ? [grams * 1000, 'mg'] : grams < 1000 ? [grams, 'g'] : [grams / 1000, 'kg'];
  return `${formatOf('mass', { maximumSignificantDigits: 4 }).format(value)} ${unit}`;
}

export function formatPercent(share: number): string {
  return formatOf('percent', { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

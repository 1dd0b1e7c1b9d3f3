import type { PharmacyContent } from '#api/content/store-pharmacies.ts';
import { type Locale, locales } from '#contract/locales.ts';
import labels from './csv-labels.json' with { type: 'json' };

const placeColumns = [
  'phone',
  'siNm',
  'sggNm',
  'subwayArea',
  'subwayLine',
  'subwayName',
  'latitude',
  'longitude',
] as const;

type TextColumn = `${'name' | 'address'}:${Locale}`;

export type CsvColumn = 'key' | 'state' | TextColumn | (typeof placeColumns)[number] | 'products';

const textColumns = locales.flatMap((locale): TextColumn[] => [`name:${locale}`, `address:${locale}`]);

export const csvColumns: readonly CsvColumn[] = ['key', 'state', ...textColumns, ...placeColumns, 'products'];

type LabelLocale = keyof typeof labels;

const labelLocales: readonly LabelLocale[] = ['ko-KR', 'en-US'];

function labelLocaleOf(locale: Locale): LabelLocale {
  return locale === 'ko-KR' ? locale : 'en-US';
}

function languageName(locale: Locale, shownIn: LabelLocale): string {
  const { language, script } = new Intl.Locale(locale).maximize();
  const tag = language === 'zh' ? `${language}-${script}` : language;
  return new Intl.DisplayNames(shownIn, { type: 'language' }).of(tag) ?? locale;
}

function headerIn(column: CsvColumn, shownIn: LabelLocale): string {
  const locale = locales.find((candidate) => column.endsWith(`:${candidate}`));
  const texts: Record<string, string> = labels[shownIn];
  const label = texts[column.split(':')[0] ?? ''] ?? column;
  return locale ? label.replace('{language}', languageName(locale, shownIn)) : label;
}

export function csvHeader(column: CsvColumn, locale: Locale): string {
  return headerIn(column, labelLocaleOf(locale));
}

function plain(header: string): string {
  return header.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

const byHeader = new Map(
  csvColumns.flatMap((column): [string, CsvColumn][] => [
    [plain(column), column],
    ...labelLocales.map((shownIn): [string, CsvColumn] => [plain(headerIn(column, shownIn)), column]),
  ]),
);

/** In either language; spaces and letter case do not matter. */
export function columnOf(header: string): CsvColumn | undefined {
  return byHeader.get(plain(header));
}

/** Undefined for an unknown word. */
export function isClosedState(cell: string): boolean | undefined {
  const word = plain(cell);
  if (labelLocales.some((shownIn) => plain(labels[shownIn].closed) === word)) return true;
  return labelLocales.some((shownIn) => plain(labels[shownIn].open) === word) ? false : undefined;
}

export type Cells = ReadonlyMap<CsvColumn, string>;

/** @param productKeys slugs by id */
export function cellsOf(
  slug: string,
  content: PharmacyContent,
  productKeys: ReadonlyMap<number, string>,
  locale: Locale,
): Cells {
  const texts = locales.flatMap((language): [CsvColumn, string][] => {
    const translation = content.translations.find((candidate) => candidate.locale === language);
    return [
      [`name:${language}`, translation?.name ?? ''],
      [`address:${language}`, translation?.address ?? ''],
    ];
  });
  const keys = content.productIds.map((id) => productKeys.get(id) ?? '').toSorted();
  return new Map<CsvColumn, string>([
    ['key', slug],
    ['state', labels[labelLocaleOf(locale)][content.isClosed ? 'closed' : 'open']],
    ...texts,
    ...placeColumns.map((column): [CsvColumn, string] => [column, String(content[column] ?? '')]),
    ['products', keys.join('; ')],
  ]);
}

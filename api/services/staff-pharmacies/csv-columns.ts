import type { PharmacyContent } from '#api/content/store-pharmacies.ts';
import { type Locale, locales } from '#contract/locales.ts';
import type { GivenCells } from '../csv-import/csv-rows.ts';
import { CsvWords, type LabelLocale } from '../csv-import/csv-words.ts';
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

const csvColumns: readonly CsvColumn[] = ['key', 'state', ...textColumns, ...placeColumns, 'products'];

function languageName(locale: Locale, shownIn: LabelLocale): string {
  const { language, script } = new Intl.Locale(locale).maximize();
  const tag = language === 'zh' ? `${language}-${script}` : language;
  return new Intl.DisplayNames(shownIn, { type: 'language' }).of(tag) ?? locale;
}

export const pharmacyTitles = new CsvWords(csvColumns, (column, shownIn) => {
  const locale = locales.find((candidate) => column.endsWith(`:${candidate}`));
  const texts: Record<string, string> = labels[shownIn];
  const label = texts[column.split(':')[0] ?? ''] ?? column;
  return locale ? label.replace('{language}', languageName(locale, shownIn)) : label;
});

export const stateWords = new CsvWords(['open', 'closed'], (state, shownIn) => labels[shownIn][state]);

/** @param productKeys slugs by id */
export function cellsOf(
  slug: string,
  content: PharmacyContent,
  productKeys: ReadonlyMap<number, string>,
  locale: Locale,
): GivenCells<CsvColumn> {
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
    ['state', stateWords.write(content.isClosed ? 'closed' : 'open', locale)],
    ...texts,
    ...placeColumns.map((column): [CsvColumn, string] => [column, String(content[column] ?? '')]),
    ['products', keys.join('; ')],
  ]);
}

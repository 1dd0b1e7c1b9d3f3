import type { LotContent } from '#api/content/store-lots.ts';
import type { Locale } from '#contract/locales.ts';
import { lotMethods } from '#contract/lots.ts';
import type { GivenCells } from '../csv-import/csv-rows.ts';
import { CsvWords } from '../csv-import/csv-words.ts';
import labels from './lot-labels.json' with { type: 'json' };

const columns = [
  'number',
  'material',
  'madeOn',
  'testedOn',
  'expiresOn',
  'count',
  'replicates',
  'deviation',
  'method',
  'instrument',
  'analyst',
] as const;

export type LotColumn = (typeof columns)[number];

export const lotTitles = new CsvWords<LotColumn>(columns, (column, shownIn) => labels[shownIn][column]);

export const methodWords = new CsvWords(lotMethods, (method, shownIn) => labels[shownIn][method]);

/** 8.03e12, which a spreadsheet reads as a number. */
function countText(count: number): string {
  return count < 1e6 ? String(count) : count.toExponential().replace('+', '');
}

/** @param codes of products by their id */
export function lotCells(
  number: string,
  { productId, ...content }: LotContent,
  codes: ReadonlyMap<number, string>,
  locale: Locale,
): GivenCells<LotColumn> {
  const { madeOn, testedOn, expiresOn, count, replicates, deviation, method, instrument, analyst } = content;
  const cells: Record<LotColumn, string> = {
    ...{ number, material: codes.get(productId) ?? '', madeOn, testedOn, expiresOn },
    ...{ count: countText(count), replicates: String(replicates), deviation: String(deviation ?? '') },
    ...{ method: methodWords.write(method, locale), instrument, analyst },
  };
  return new Map(columns.map((column) => [column, cells[column]]));
}

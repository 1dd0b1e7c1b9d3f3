import type { Locale } from '#contract/locales.ts';
import { koreanDay } from '../korean-time.ts';
import { writeCsv } from './csv-file.ts';
import type { GivenCells } from './csv-rows.ts';
import type { CsvWords } from './csv-words.ts';

/** The form that an import reads. Its round trip makes no difference. */
export function csvOf<TColumn extends string>(
  titles: CsvWords<TColumn>,
  items: readonly GivenCells<TColumn>[],
  locale: Locale,
): string {
  const rows = items.map((cells) => titles.keys.map((column) => cells.get(column) ?? ''));
  return writeCsv([titles.keys.map((column) => titles.write(column, locale)), ...rows]);
}

export function csvResponse(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${koreanDay(new Date())}.csv"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}

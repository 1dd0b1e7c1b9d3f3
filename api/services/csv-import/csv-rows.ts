import type { ImportFaultCode } from '#contract/csv-import.ts';
import type { CsvLine } from './csv-file.ts';
import type { CsvWords } from './csv-words.ts';

export type CellFault<TColumn> = { column: TColumn | null; code: ImportFaultCode; suggestions?: string[] };

export type LineFault<TColumn> = CellFault<TColumn> & { line: number; value: string };

/** Cells of one line. Columns that the file lacks are absent. */
export type GivenCells<TColumn> = ReadonlyMap<TColumn, string>;

type Columns<TColumn> = (TColumn | undefined)[];

function headerFaults<TColumn>({ line, cells }: CsvLine, columns: Columns<TColumn>): LineFault<TColumn>[] {
  return cells.flatMap((value, index): LineFault<TColumn>[] => {
    const column = columns[index];
    if (column === undefined)
      return value === '' ? [] : [{ line, column: null, code: 'unknown_column', value }];
    return columns.indexOf(column) < index ? [{ line, column, code: 'repeated_column', value }] : [];
  });
}

export function readRows<TColumn extends string>(
  [header, ...lines]: readonly CsvLine[],
  titles: CsvWords<TColumn>,
  readRow: (line: number, cells: GivenCells<TColumn>) => CellFault<TColumn>[],
): LineFault<TColumn>[] {
  if (!header) return [];
  const columns = header.cells.map((title) => titles.read(title));
  const faults = headerFaults(header, columns);
  if (faults.length > 0) return faults;
  return lines.flatMap(({ line, cells }): LineFault<TColumn>[] => {
    if (cells.slice(columns.length).some((cell) => cell !== ''))
      return [{ line, column: null, code: 'cell_count', value: '' }];
    const given = new Map(
      columns.flatMap((column, index): [TColumn, string][] => (column ? [[column, cells[index] ?? '']] : [])),
    );
    return readRow(line, given).map((fault) => ({
      ...fault,
      line,
      value: fault.column === null ? '' : (given.get(fault.column) ?? ''),
    }));
  });
}

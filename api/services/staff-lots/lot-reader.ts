import * as v from 'valibot';
import { type LotContent, type LotMaterial, lotMaterialKey, wrongDate } from '#api/content/store-lots.ts';
import { suggest } from '#api/content/suggest.ts';
import type { ImportFaultCode } from '#contract/csv-import.ts';
import { type LotMethod, lotFields } from '#contract/lots.ts';
import type { CellFault, GivenCells } from '../csv-import/csv-rows.ts';
import { type LotColumn, methodWords } from './lot-columns.ts';

/** `materials`: by `lotMaterialKey` of their code. `codes`: of all products by their id. */
export type LotContext = {
  materials: ReadonlyMap<string, LotMaterial>;
  codes: ReadonlyMap<number, string>;
  today: string;
};

/** Year first, as Excel writes dates in Korean. Other orders are ambiguous. */
function isoDay(cell: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})[-./] ?(\d{1,2})[-./] ?(\d{1,2})\.?$/.exec(cell) ?? [];
  return year === undefined ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** With digits in groups of three and Excel's exponents, too. */
function numberIn(cell: string): number {
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(cell) ? cell.replaceAll(',', '') : cell;
  return /^\d+(\.\d+)?(e\+?\d{1,2})?$/i.test(plain) ? Number(plain) : Number.NaN;
}

/** Excel stores what it shows: three digits of a large number. */
function isRounded(cell: string, stored: number | undefined): boolean {
  return /^\d\.\d\dE\+\d\d$/.test(cell) && stored?.toExponential(2) === Number(cell).toExponential(2);
}

/** Merges the cells of a line into the stored lot, and collects their errors. */
export class LotReader {
  readonly faults: CellFault<LotColumn>[] = [];
  readonly #cells: GivenCells<LotColumn>;
  readonly #context: LotContext;
  readonly #before: LotContent | undefined;

  constructor(cells: GivenCells<LotColumn>, context: LotContext, before: LotContent | undefined) {
    this.#cells = cells;
    this.#context = context;
    this.#before = before;
  }

  #fault(column: LotColumn, code: ImportFaultCode, suggestions: string[] = []): void {
    this.faults.push({ column, code, suggestions });
  }

  /** Undefined if the stored value stays, or if the cell has a fault. */
  #cell(column: LotColumn): string | undefined {
    const cell = this.#cells.get(column);
    if (cell === undefined && this.#before) return undefined;
    if (!cell) this.#fault(column, 'required');
    return cell || undefined;
  }

  #date(column: 'madeOn' | 'testedOn' | 'expiresOn'): string {
    const stored = this.#before?.[column] ?? '';
    const cell = this.#cell(column);
    if (cell === undefined) return stored;
    const day = isoDay(cell);
    if (v.is(lotFields[column], day)) return day;
    this.#fault(column, 'invalid_date');
    return stored;
  }

  #number(column: 'count' | 'replicates' | 'deviation', cell: string): number {
    const value = numberIn(cell);
    if (Number.isNaN(value)) this.#fault(column, 'invalid_number');
    else if (!v.is(lotFields[column], value)) this.#fault(column, 'out_of_range');
    return value;
  }

  #count(): number {
    const stored = this.#before?.count;
    const cell = this.#cell('count');
    if (cell === undefined || (stored !== undefined && isRounded(cell, stored))) return stored ?? 0;
    return this.#number('count', cell);
  }

  #replicates(): number {
    const cell = this.#cell('replicates');
    return cell === undefined ? (this.#before?.replicates ?? 0) : this.#number('replicates', cell);
  }

  #deviation(): number | null {
    const cell = this.#cells.get('deviation');
    if (cell === undefined) return this.#before?.deviation ?? null;
    return cell === '' ? null : this.#number('deviation', cell.replace(/ ?%$/, ''));
  }

  /** The code of the stored product leaves it, even if lots of this product cannot be added any more. */
  #productId(): number {
    const { materials, codes } = this.#context;
    const stored = this.#before?.productId ?? 0;
    const cell = this.#cell('material');
    if (cell === undefined) return stored;
    const key = lotMaterialKey(cell);
    if (key === lotMaterialKey(codes.get(stored) ?? '')) return stored;
    const found = materials.get(key)?.productId;
    if (found !== undefined) return found;
    const known = [...materials.values()].map(({ code }) => code);
    this.#fault('material', 'unknown_material', suggest(cell, known));
    return stored;
  }

  #method(): LotMethod {
    const stored = this.#before?.method ?? 'cytometry';
    const cell = this.#cell('method');
    if (cell === undefined) return stored;
    const method = methodWords.read(cell);
    if (method === undefined) this.#fault('method', 'invalid_method');
    return method ?? stored;
  }

  #instrument(): string {
    const cell = this.#cell('instrument');
    if (cell === undefined) return this.#before?.instrument ?? '';
    const { success, issues } = v.safeParse(lotFields.instrument, cell);
    if (!success)
      this.#fault('instrument', issues[0].message === 'too_long' ? 'too_long' : 'forbidden_character');
    return cell;
  }

  #analyst(): string {
    const cell = this.#cell('analyst')?.toUpperCase();
    if (cell === undefined) return this.#before?.analyst ?? '';
    if (!v.is(lotFields.analyst, cell)) this.#fault('analyst', 'invalid_analyst');
    return cell;
  }

  #checkDates(lot: LotContent): void {
    if (this.faults.some(({ column }) => column?.endsWith('On'))) return;
    const wrong = wrongDate(lot);
    if (wrong) this.#fault(wrong, 'too_early');
    else if (lot.testedOn > this.#context.today) this.#fault('testedOn', 'in_future');
  }

  read(): LotContent {
    const lot: LotContent = {
      productId: this.#productId(),
      madeOn: this.#date('madeOn'),
      testedOn: this.#date('testedOn'),
      expiresOn: this.#date('expiresOn'),
      count: this.#count(),
      replicates: this.#replicates(),
      deviation: this.#deviation(),
      method: this.#method(),
      instrument: this.#instrument(),
      analyst: this.#analyst(),
    };
    this.#checkDates(lot);
    return lot;
  }
}

import * as v from 'valibot';
import { byLocale } from '#api/content/changes.ts';
import type { PharmacyContent } from '#api/content/store-pharmacies.ts';
import { type ImportFaultCode, importFaultCodes } from '#contract/csv-import.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { lineSchema } from '#contract/short-text.ts';
import type { CellFault, GivenCells } from '../csv-import/csv-rows.ts';
import { type CsvColumn, stateWords } from './csv-columns.ts';

export type ReadContext = {
  /** Ids by slug. */
  productIds: ReadonlyMap<string, number>;
  /** CP949 lacks most letters of other languages: Excel writes a question mark in their place. */
  mayHaveLostLetters: boolean;
};

const maxLengths: Partial<Record<CsvColumn, number>> = {
  phone: 40,
  ...Object.fromEntries(
    locales.flatMap((locale) => [
      [`name:${locale}`, 200],
      [`address:${locale}`, 500],
    ]),
  ),
};

function codeOf(message: string): ImportFaultCode {
  return importFaultCodes.find((code) => code === message) ?? 'forbidden_character';
}

/** Merges the cells of a line into the stored pharmacy, and collects their errors. */
export class CellReader {
  readonly faults: CellFault<CsvColumn>[] = [];
  readonly #cells: GivenCells<CsvColumn>;
  readonly #context: ReadContext;
  readonly #before: PharmacyContent | undefined;

  constructor(cells: GivenCells<CsvColumn>, context: ReadContext, before: PharmacyContent | undefined) {
    this.#cells = cells;
    this.#context = context;
    this.#before = before;
  }

  #fault(column: CsvColumn, code: ImportFaultCode): void {
    this.faults.push({ column, code });
  }

  /** Null for an empty cell. */
  #text(column: CsvColumn, stored: string | null): string | null {
    const cell = this.#cells.get(column);
    if (cell === undefined) return stored;
    if (cell === '') return null;
    const result = v.safeParse(lineSchema(maxLengths[column] ?? 50), cell);
    if (!result.success) this.#fault(column, codeOf(result.issues[0].message));
    else if (this.#context.mayHaveLostLetters && cell.includes('?') && cell !== stored)
      this.#fault(column, 'lost_characters');
    return cell;
  }

  #required(column: 'siNm' | 'sggNm'): string {
    const text = this.#text(column, this.#before?.[column] ?? null);
    if (text === null) this.#fault(column, 'required');
    return text ?? '';
  }

  #number(column: 'latitude' | 'longitude'): number {
    const cell = this.#cells.get(column);
    const stored = this.#before?.[column];
    if (cell === undefined && stored !== undefined) return stored;
    if (!cell) this.#fault(column, 'required');
    else if (!/^-?\d{1,3}(\.\d{1,15})?$/.test(cell)) this.#fault(column, 'invalid_number');
    return Number(cell);
  }

  #translation(locale: Locale): PharmacyContent['translations'] {
    const stored = this.#before?.translations.find((translation) => translation.locale === locale);
    const name = this.#text(`name:${locale}`, stored?.name ?? null);
    const address = this.#text(`address:${locale}`, stored?.address ?? null);
    if (name !== null && address !== null) return [{ locale, name, address }];
    const isKorean = locale === 'ko-KR';
    if (!isKorean && name === address) return [];
    const code = isKorean ? 'required' : 'half_translation';
    if (name === null) this.#fault(`name:${locale}`, code);
    if (address === null) this.#fault(`address:${locale}`, code);
    return [];
  }

  #products(): number[] {
    const cell = this.#cells.get('products');
    if (cell === undefined) return this.#before?.productIds ?? [];
    const ids = cell
      .split(/[;,\s]+/)
      .filter(Boolean)
      .map((slug) => this.#context.productIds.get(slug) ?? slug);
    for (const id of ids)
      if (typeof id === 'string')
        this.faults.push({ column: 'products', code: 'unknown_product', suggestions: [id] });
    return [...new Set(ids.filter((id) => typeof id === 'number'))].toSorted((one, other) => one - other);
  }

  #isClosed(): boolean {
    const cell = this.#cells.get('state') ?? '';
    const stored = this.#before?.isClosed ?? false;
    if (cell === '') return stored;
    const state = stateWords.read(cell);
    if (state === undefined) this.#fault('state', 'invalid_state');
    return state === 'closed';
  }

  read(): PharmacyContent {
    const before = this.#before;
    return {
      phone: this.#text('phone', before?.phone ?? null),
      siNm: this.#required('siNm'),
      sggNm: this.#required('sggNm'),
      subwayArea: this.#text('subwayArea', before?.subwayArea ?? null),
      subwayLine: this.#text('subwayLine', before?.subwayLine ?? null),
      subwayName: this.#text('subwayName', before?.subwayName ?? null),
      latitude: this.#number('latitude'),
      longitude: this.#number('longitude'),
      productIds: this.#products(),
      translations: byLocale(locales.flatMap((locale) => this.#translation(locale))),
      isClosed: this.#isClosed(),
    };
  }
}

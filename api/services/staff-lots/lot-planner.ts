import { isDeepStrictEqual } from 'node:util';
import type { LotContent, LotMaterial, StoredLot } from '#api/content/store-lots.ts';
import type { ImportItem } from '#contract/csv-import.ts';
import type { Locale } from '#contract/locales.ts';
import type { CellFault, GivenCells } from '../csv-import/csv-rows.ts';
import type { PlannedAct, Planner } from '../csv-import/import-file.ts';
import { lotNumber } from '../lot-number.ts';
import { type LotColumn, lotCells } from './lot-columns.ts';
import { type LotContext, LotReader } from './lot-reader.ts';

type LotPlanContext = LotContext & { stored: readonly StoredLot[]; locale: Locale };

export class LotPlanner implements Planner<LotColumn, LotContent> {
  readonly acts: PlannedAct<LotContent>[] = [];
  readonly #context: LotPlanContext;
  readonly #byNumber: ReadonlyMap<string, StoredLot>;
  readonly #byProduct: ReadonlyMap<number, LotMaterial>;
  readonly #codes: ReadonlyMap<number, string>;
  readonly #seen = new Set<string>();

  constructor(context: LotPlanContext) {
    const materials = [...context.materials.values()];
    this.#context = context;
    this.#byNumber = new Map(context.stored.map((lot) => [lot.number, lot]));
    this.#byProduct = new Map(materials.map((material) => [material.productId, material]));
    this.#codes = new Map(materials.map(({ productId, code }) => [productId, code]));
  }

  #numberFaults(cell: string, number: string | undefined): CellFault<LotColumn>[] {
    if (number === undefined) return [{ column: 'number', code: cell === '' ? 'required' : 'invalid_lot' }];
    if (this.#seen.has(number)) return [{ column: 'number', code: 'repeated_lot' }];
    this.#seen.add(number);
    return [];
  }

  planRow(line: number, cells: GivenCells<LotColumn>): CellFault<LotColumn>[] {
    const cell = cells.get('number') ?? '';
    const number = lotNumber(cell);
    const before = number === undefined ? undefined : this.#byNumber.get(number)?.content;
    const reader = new LotReader(cells, this.#context, before);
    const after = reader.read();
    const changed = isDeepStrictEqual(before, after) ? undefined : 'change';
    this.acts.push({ act: before ? changed : 'add', line, key: number, before, after });
    return [...this.#numberFaults(cell, number), ...reader.faults];
  }

  cellsOf(number: string, content: LotContent): GivenCells<LotColumn> {
    return lotCells(number, content, this.#codes, this.#context.locale);
  }

  nameOf({ productId }: LotContent): string {
    return this.#codes.get(productId) ?? '';
  }

  /** A stored lot keeps its limit unless its material changes. */
  warningOf({ key = '', before, after }: PlannedAct<LotContent>): ImportItem['warning'] {
    const { productId, count } = after;
    const limit =
      before?.productId === productId
        ? this.#byNumber.get(key)?.releaseLimit
        : this.#byProduct.get(productId)?.limit;
    return limit !== undefined && count < limit ? 'below_limit' : null;
  }
}

import { isDeepStrictEqual } from 'node:util';
import {
  type LotContent,
  type LotMaterial,
  type StoredLot,
  type TestedLot,
  toTestedLot,
} from '#api/content/store-lots.ts';
import type { ImportItem } from '#contract/csv-import.ts';
import type { Locale } from '#contract/locales.ts';
import type { CellFault, GivenCells } from '../csv-import/csv-rows.ts';
import type { PlannedAct, Planner } from '../csv-import/import-file.ts';
import { lotNumber } from '../lot-number.ts';
import { type LotColumn, lotCells } from './lot-columns.ts';
import { type LotContext, LotReader } from './lot-reader.ts';

type LotPlanContext = LotContext & { stored: readonly StoredLot[]; locale: Locale };

export class LotPlanner implements Planner<LotColumn, TestedLot> {
  readonly acts: PlannedAct<TestedLot>[] = [];
  readonly #context: LotPlanContext;
  readonly #byNumber: ReadonlyMap<string, StoredLot>;
  readonly #byProduct: ReadonlyMap<number, LotMaterial>;
  readonly #seen = new Set<string>();

  constructor(context: LotPlanContext) {
    const materials = [...context.materials.values()];
    this.#context = context;
    this.#byNumber = new Map(context.stored.map((lot) => [lot.number, lot]));
    this.#byProduct = new Map(materials.map((material) => [material.productId, material]));
  }

  #numberFaults(cell: string, number: string | undefined): CellFault<LotColumn>[] {
    if (number === undefined) return [{ column: 'number', code: cell === '' ? 'required' : 'invalid_lot' }];
    if (this.#seen.has(number)) return [{ column: 'number', code: 'repeated_lot' }];
    this.#seen.add(number);
    return [];
  }

  #toTested(content: LotContent, before: TestedLot | undefined): TestedLot {
    const material = this.#byProduct.get(content.productId);
    if (material) return toTestedLot(content, material, before);
    // The material of a stored lot lost its limit, or the line has a fault.
    const { releaseLimit = 0, revision = 0 } = before ?? {};
    return { ...content, releaseLimit, revision };
  }

  planRow(line: number, cells: GivenCells<LotColumn>): CellFault<LotColumn>[] {
    const cell = cells.get('number') ?? '';
    const number = lotNumber(cell);
    const before = number === undefined ? undefined : this.#byNumber.get(number)?.content;
    const reader = new LotReader(cells, this.#context, before);
    const after = this.#toTested(reader.read(), before);
    const changed = isDeepStrictEqual(before, after) ? undefined : 'change';
    this.acts.push({ act: before ? changed : 'add', line, key: number, before, after });
    return [...this.#numberFaults(cell, number), ...reader.faults];
  }

  cellsOf(number: string, content: TestedLot): GivenCells<LotColumn> {
    return lotCells(number, content, this.#context.codes, this.#context.locale);
  }

  nameOf({ productId }: TestedLot): string {
    return this.#context.codes.get(productId) ?? '';
  }

  warningOf({ after }: PlannedAct<TestedLot>): ImportItem['warning'] {
    return after.count < after.releaseLimit ? 'below_limit' : null;
  }
}

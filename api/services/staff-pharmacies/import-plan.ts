import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Districts } from '#api/content/districts.ts';
import { slugSchema } from '#api/content/fields.ts';
import type { PharmacyContent, StoredPharmacy } from '#api/content/store-pharmacies.ts';
import type { ImportAct } from '#contract/csv-import.ts';
import type { Locale } from '#contract/locales.ts';
import type { CellFault, GivenCells } from '../csv-import/csv-rows.ts';
import type { PlannedAct, Planner } from '../csv-import/import-file.ts';
import { type CsvColumn, cellsOf } from './csv-columns.ts';
import { CellReader, type ReadContext } from './import-cells.ts';
import { findPharmacyFaults } from './pharmacy-faults.ts';

export type PlannedPharmacy = PlannedAct<PharmacyContent>;

type PlanContext = ReadContext & {
  districts: Districts;
  stored: readonly StoredPharmacy[];
  /** Closes pharmacies that the file lacks. */
  closesMissing: boolean;
  locale: Locale;
};

function placeKey(name: string | undefined, address: string | undefined): string {
  return JSON.stringify([name, address]);
}

function koreanText({ translations }: PharmacyContent) {
  return translations.find(({ locale }) => locale === 'ko-KR');
}

function koreanKey({ content }: StoredPharmacy): string {
  const korean = koreanText(content);
  return placeKey(korean?.name, korean?.address);
}

function actOf(before: PharmacyContent | undefined, after: PharmacyContent): ImportAct | undefined {
  if (!before) return 'add';
  if (before.isClosed !== after.isClosed) return after.isClosed ? 'close' : 'reopen';
  return isDeepStrictEqual(before, after) ? undefined : 'change';
}

export class PharmacyPlanner implements Planner<CsvColumn, PharmacyContent> {
  readonly acts: PlannedPharmacy[] = [];
  readonly #context: PlanContext;
  readonly #productKeys: ReadonlyMap<number, string>;
  readonly #bySlug: ReadonlyMap<string, StoredPharmacy>;
  readonly #byPlace: ReadonlyMap<string, StoredPharmacy>;
  readonly #seen = new Set<string>();

  constructor(context: PlanContext) {
    this.#context = context;
    this.#productKeys = new Map([...context.productIds].map(([slug, id]) => [id, slug]));
    this.#bySlug = new Map(context.stored.map((pharmacy) => [pharmacy.slug, pharmacy]));
    this.#byPlace = new Map(context.stored.map((pharmacy) => [koreanKey(pharmacy), pharmacy]));
  }

  /** A line without a key is the pharmacy with its Korean name and address. */
  #find(cells: GivenCells<CsvColumn>): StoredPharmacy | undefined {
    const key = cells.get('key');
    if (key) return this.#bySlug.get(key);
    return this.#byPlace.get(placeKey(cells.get('name:ko-KR'), cells.get('address:ko-KR')));
  }

  #faultsOf(
    cells: GivenCells<CsvColumn>,
    slug: string | undefined,
    after: PharmacyContent,
    read: CellFault<CsvColumn>[],
  ): CellFault<CsvColumn>[] {
    const identity = slug ?? placeKey(cells.get('name:ko-KR'), cells.get('address:ko-KR'));
    const own: CellFault<CsvColumn>[] = [];
    if (slug !== undefined && !v.is(slugSchema, slug)) own.push({ column: 'key', code: 'invalid_key' });
    else if (this.#seen.has(identity)) own.push({ column: null, code: 'repeated_pharmacy' });
    this.#seen.add(identity);
    const broken = new Set(read.map(({ column }) => column));
    const place = after.isClosed
      ? []
      : findPharmacyFaults(this.#context.districts, after)
          .filter(({ field }) => !broken.has(field) && !(field === 'latitude' && broken.has('longitude')))
          .map(({ field, ...fault }): CellFault<CsvColumn> => ({ column: field, ...fault }));
    return [...read, ...own, ...place];
  }

  planRow(line: number, cells: GivenCells<CsvColumn>): CellFault<CsvColumn>[] {
    const found = this.#find(cells);
    const key = found?.slug ?? (cells.get('key') || undefined);
    const reader = new CellReader(cells, this.#context, found?.content);
    const after = reader.read();
    this.acts.push({ act: actOf(found?.content, after), line, key, before: found?.content, after });
    return this.#faultsOf(cells, key, after, reader.faults);
  }

  finish(): void {
    if (!this.#context.closesMissing) return;
    for (const { slug, content } of this.#context.stored)
      if (!content.isClosed && !this.#seen.has(slug))
        this.acts.push({
          act: 'close',
          line: undefined,
          key: slug,
          before: content,
          after: { ...content, isClosed: true },
        });
  }

  cellsOf(slug: string, content: PharmacyContent): GivenCells<CsvColumn> {
    return cellsOf(slug, content, this.#productKeys, this.#context.locale);
  }

  nameOf(content: PharmacyContent): string {
    return koreanText(content)?.name ?? '';
  }
}

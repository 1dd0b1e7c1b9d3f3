import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Districts } from '#api/content/districts.ts';
import { slugSchema } from '#api/content/fields.ts';
import type { PharmacyContent, StoredPharmacy } from '#api/content/store-pharmacies.ts';
import type { ImportAct } from '#contract/staff-pharmacies.ts';
import { type CsvColumn, columnOf } from './csv-columns.ts';
import type { CsvLine } from './csv-file.ts';
import { type CellFault, CellReader, type GivenCells, type ReadContext } from './import-cells.ts';
import { findPharmacyFaults } from './pharmacy-faults.ts';

export type LineFault = CellFault & { line: number; value: string };

/** `slug` undefined: a new pharmacy that gets one when it is stored. `line` undefined: the file lacks the pharmacy. */
export type PlannedAct = {
  act: ImportAct | undefined;
  line: number | undefined;
  slug: string | undefined;
  before: PharmacyContent | undefined;
  after: PharmacyContent;
};

export type PlanContext = ReadContext & { districts: Districts; stored: readonly StoredPharmacy[] };

type Header = { columns: (CsvColumn | undefined)[]; faults: LineFault[] };

function readHeader({ line, cells }: CsvLine): Header {
  const columns = cells.map(columnOf);
  const faults = cells.flatMap((value, index): LineFault[] => {
    const column = columns[index];
    if (column === undefined)
      return value === '' ? [] : [{ line, column: null, code: 'unknown_column', value }];
    return columns.indexOf(column) < index ? [{ line, column, code: 'repeated_column', value }] : [];
  });
  return { columns, faults };
}

function placeKey(name: string | undefined, address: string | undefined): string {
  return JSON.stringify([name, address]);
}

function koreanKey({ content }: StoredPharmacy): string {
  const korean = content.translations.find(({ locale }) => locale === 'ko-KR');
  return placeKey(korean?.name, korean?.address);
}

function actOf(before: PharmacyContent | undefined, after: PharmacyContent): ImportAct | undefined {
  if (!before) return 'add';
  if (before.isClosed !== after.isClosed) return after.isClosed ? 'close' : 'reopen';
  return isDeepStrictEqual(before, after) ? undefined : 'change';
}

export class ImportPlanner {
  readonly acts: PlannedAct[] = [];
  readonly faults: LineFault[] = [];
  readonly #context: PlanContext;
  readonly #bySlug: ReadonlyMap<string, StoredPharmacy>;
  readonly #byPlace: ReadonlyMap<string, StoredPharmacy>;
  readonly #seen = new Set<string>();

  constructor(context: PlanContext) {
    this.#context = context;
    this.#bySlug = new Map(context.stored.map((pharmacy) => [pharmacy.slug, pharmacy]));
    this.#byPlace = new Map(context.stored.map((pharmacy) => [koreanKey(pharmacy), pharmacy]));
  }

  /** A line without a key is the pharmacy with its Korean name and address. */
  #find(cells: GivenCells): StoredPharmacy | undefined {
    const key = cells.get('key');
    if (key) return this.#bySlug.get(key);
    return this.#byPlace.get(placeKey(cells.get('name:ko-KR'), cells.get('address:ko-KR')));
  }

  #faultsOf(
    cells: GivenCells,
    slug: string | undefined,
    after: PharmacyContent,
    read: CellFault[],
  ): CellFault[] {
    const identity = slug ?? placeKey(cells.get('name:ko-KR'), cells.get('address:ko-KR'));
    const own: CellFault[] = [];
    if (slug !== undefined && !v.is(slugSchema, slug)) own.push({ column: 'key', code: 'invalid_key' });
    else if (this.#seen.has(identity)) own.push({ column: null, code: 'repeated_pharmacy' });
    this.#seen.add(identity);
    const broken = new Set(read.map(({ column }) => column));
    const place = after.isClosed
      ? []
      : findPharmacyFaults(this.#context.districts, after)
          .filter(({ field }) => !broken.has(field) && !(field === 'latitude' && broken.has('longitude')))
          .map(({ field, ...fault }): CellFault => ({ column: field, ...fault }));
    return [...read, ...own, ...place];
  }

  #planLine(line: number, cells: GivenCells): void {
    const found = this.#find(cells);
    const slug = found?.slug ?? (cells.get('key') || undefined);
    const reader = new CellReader(cells, this.#context, found?.content);
    const after = reader.read();
    const faults = this.#faultsOf(cells, slug, after, reader.faults);
    const cellOf = ({ column }: CellFault) => (column === null ? '' : (cells.get(column) ?? ''));
    this.faults.push(...faults.map((fault) => ({ ...fault, line, value: cellOf(fault) })));
    this.acts.push({ act: actOf(found?.content, after), line, slug, before: found?.content, after });
  }

  plan([header, ...lines]: readonly CsvLine[]): void {
    if (!header) return;
    const { columns, faults } = readHeader(header);
    this.faults.push(...faults);
    if (faults.length > 0) return;
    for (const { line, cells } of lines) {
      if (cells.slice(columns.length).some((cell) => cell !== ''))
        this.faults.push({ line, column: null, code: 'cell_count', value: '' });
      else this.#planLine(line, this.#named(columns, cells));
    }
  }

  #named(columns: Header['columns'], cells: readonly string[]): GivenCells {
    return new Map(
      columns.flatMap((column, index): [CsvColumn, string][] =>
        column ? [[column, cells[index] ?? '']] : [],
      ),
    );
  }

  closeMissing(): void {
    for (const { slug, content } of this.#context.stored)
      if (!content.isClosed && !this.#seen.has(slug))
        this.acts.push({
          act: 'close',
          line: undefined,
          slug,
          before: content,
          after: { ...content, isClosed: true },
        });
  }
}

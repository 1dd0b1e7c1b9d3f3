import * as v from 'valibot';
import type { Distribution, EventClass, Measurements, StoragePoint } from '#contract/materials.ts';
import { eventClassSchema, measurementsSchema, storagePointSchema } from '#contract/materials.ts';
import type { Suitability } from '#contract/suitability.ts';
import { ContentError } from './content-error.ts';
import { parseContent, reasonsOf } from './parse-content.ts';
import { readRevisions, writeRevisions } from './revision-table.ts';
import { readSuitability, writeSuitability } from './suitability-table.ts';
import { type Place, tableFault } from './table-fault.ts';

/* Tables of measured values are text with commas, as a spreadsheet exports them. */

const storageColumns = ['temperature', 'humidity', 'lots', 'months', 'count', 'moisture'] as const;
const eventColumns = ['from', 'to', 'events'] as const;

const tableSchema = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20_000))));
const numberSchema = v.optional(v.nullable(v.number()));

/** The fields of `product.yaml`. */
export const measurementFields = {
  revision: numberSchema,
  revisedOn: v.optional(v.nullable(v.string())),
  revisions: tableSchema,
  lowerLimit: numberSchema,
  releaseLimit: numberSchema,
  shelfLife: numberSchema,
  stability: tableSchema,
  distribution: tableSchema,
  threshold: numberSchema,
  cellsPerEvent: numberSchema,
  suitability: tableSchema,
};

type Fields = v.InferOutput<v.StrictObjectSchema<typeof measurementFields, undefined>>;

function numberIn(cell: string, name: string, place: Place): number | null {
  if (cell === '') return null;
  if (!/^-?\d+(?:\.\d+)?(?:e\+?\d{1,2})?$/i.test(cell))
    throw tableFault(place, `${name} ${cell} is not a number`);
  return Number(cell);
}

/** @throws {ContentError} naming the line and the column */
function readTable<TRow>(
  place: Place,
  text: string,
  columns: readonly string[],
  schema: v.GenericSchema<unknown, TRow>,
): TRow[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const cellsOf = (line: string) => line.split(',').map((cell) => cell.trim());
  if (cellsOf(head).join() !== columns.join())
    throw tableFault(place, `the first line must be ${columns.join()}`);
  return lines.map((line, index) => {
    const row = { ...place, line: index + 2 };
    const cells = cellsOf(line);
    if (cells.length !== columns.length)
      throw tableFault(row, `has ${cells.length} values, not ${columns.length}`);
    const entries = columns.map((name, at) => [name, numberIn(cells[at] ?? '', name, row)]);
    const parsed = v.safeParse(schema, Object.fromEntries(entries));
    if (!parsed.success) throw tableFault(row, reasonsOf(parsed.issues));
    return parsed.output;
  });
}

const conditionOf = ({ temperature, humidity }: StoragePoint) => `${temperature} ${humidity}`;

/** Every condition starts at 0 months, and its months increase. */
function checkStorage(place: Place, points: readonly StoragePoint[]): void {
  for (const [condition, series] of Map.groupBy(points, conditionOf)) {
    if (series[0]?.months !== 0) throw tableFault(place, `${condition} has no first line with 0 months`);
    if (series.some(({ months }, index) => index > 0 && months <= (series[index - 1]?.months ?? 0)))
      throw tableFault(place, `the months of ${condition} do not increase`);
  }
}

function checkClasses(place: Place, classes: readonly EventClass[], threshold: number): void {
  const isGap = ({ from, to }: EventClass, index: number) =>
    to <= from || (index > 0 && from !== classes[index - 1]?.to);
  if (classes.some(isGap)) throw tableFault(place, 'each line must begin where the one above it ends');
  if (!classes.some(({ from }) => from === threshold))
    throw tableFault(place, `threshold ${threshold} is not the beginning of a line`);
}

function readDistribution(
  file: string,
  { distribution, threshold, cellsPerEvent }: Fields,
): Distribution | null {
  if (!distribution) return null;
  if (!threshold || !cellsPerEvent)
    throw new ContentError(`${file}: distribution needs threshold and cellsPerEvent`, {
      field: 'distribution',
    });
  const place: Place = { file, field: 'distribution' };
  const classes = readTable(place, distribution, eventColumns, eventClassSchema);
  checkClasses(place, classes, threshold);
  return { threshold, cellsPerEvent, classes };
}

/** One column holds both. */
export type StoredMeasurements = Measurements & { suitability?: Suitability };

/** Null without a revision. */
export function readMeasurements(file: string, fields: Fields): StoredMeasurements | null {
  const { revision, revisedOn, revisions, stability } = fields;
  if (!revision || !revisedOn) {
    const [name] = Object.entries(fields).find(([, value]) => value !== null && value !== undefined) ?? [];
    if (name) {
      const place = { field: 'revision', isMissing: true };
      throw new ContentError(`${file}: ${name} needs revision and revisedOn`, place);
    }
    return null;
  }
  const place: Place = { file, field: 'stability' };
  const points = stability ? readTable(place, stability, storageColumns, storagePointSchema) : [];
  checkStorage(place, points);
  const distribution = readDistribution(file, fields);
  const { lowerLimit = null, releaseLimit = null, shelfLife = null } = fields;
  const measurements = parseContent(file, measurementsSchema, {
    ...{ revision, revisedOn, lowerLimit, releaseLimit, shelfLife, distribution },
    revisions: revisions ? readRevisions(file, revisions, { revision, revisedOn }) : [],
    stability: points,
  });
  return fields.suitability
    ? { ...measurements, suitability: readSuitability(file, fields.suitability) }
    : measurements;
}

/** Millions and more as 8.06e12. */
function written(value: number | null): string {
  if (value === null) return '';
  return value >= 1e6 ? value.toExponential().replace('+', '') : String(value);
}

function writeTable<TName extends string>(
  columns: readonly TName[],
  rows: readonly Readonly<Record<TName, number | null>>[],
): string {
  return `${[columns.join(), ...rows.map((row) => columns.map((name) => written(row[name])).join())].join('\n')}\n`;
}

/** As `product.yaml` has them. */
export function writeMeasurements(measurements: StoredMeasurements | null): Record<string, string | number> {
  if (!measurements) return {};
  const { revision, revisedOn, lowerLimit, releaseLimit, shelfLife, stability, distribution, suitability } =
    measurements;
  return {
    revision,
    revisedOn,
    ...(measurements.revisions.length > 0 ? { revisions: writeRevisions(measurements.revisions) } : {}),
    ...(lowerLimit === null ? {} : { lowerLimit }),
    ...(releaseLimit === null ? {} : { releaseLimit }),
    ...(shelfLife === null ? {} : { shelfLife }),
    ...(stability.length > 0 ? { stability: writeTable(storageColumns, stability) } : {}),
    ...(distribution
      ? {
          distribution: writeTable(eventColumns, distribution.classes),
          threshold: distribution.threshold,
          cellsPerEvent: distribution.cellsPerEvent,
        }
      : {}),
    ...(suitability ? { suitability: writeSuitability(suitability) } : {}),
  };
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const range = v.tuple([v.number(), v.number()]);

const factsSchema = v.object({
  company: v.object({
    founded: v.string(),
    employees: v.number(),
    patents: v.object({ registered: v.number(), published: v.number(), pending: v.number() }),
    papers: v.number(),
    pharmacies: v.number(),
    pharmaciesAtLaunch: v.record(v.string(), v.number()),
  }),
  plant: v.object({
    colonies: v.number(),
    cellsPerColony: v.number(),
    fill: v.number(),
    recovery: v.object({ harvest: v.number(), heating: v.number(), drying: v.number() }),
    assay: v.number(),
    batches: v.number(),
    buildings: v.array(
      v.object({ since: v.string(), liters: v.number(), fermenters: v.number(), tonnes: v.number() }),
    ),
    tonnes: v.number(),
    investment: v.number(),
    heatRecords: v.object({ batches: v.number(), perBatch: v.number(), stated: v.number() }),
    supply: v.object({ partner: v.string(), kilograms: v.number() }),
  }),
  cells: v.object({
    density: v.number(),
    drySolids: v.number(),
    moisture: v.number(),
    shapes: v.record(
      v.string(),
      v.object({
        width: v.number(),
        length: v.number(),
        form: v.picklist(['rod', 'oval']),
        assay: v.number(),
      }),
    ),
  }),
  materials: v.record(
    v.string(),
    v.object({
      unit: v.picklist(['cells/g', 'cells/mL', 'CFU/g', 'particles/mL', 'g/L']),
      specification: v.optional(v.number()),
      release: v.optional(v.number()),
      measured: v.optional(v.array(v.number()), []),
      shelfLife: v.object({ months: v.number(), basis: v.picklist(['long-term', 'accelerated', 'pending']) }),
    }),
  ),
  liquids: v.object({
    exopolysaccharide: v.object({
      inCulture: v.number(),
      recovery: v.number(),
      inFormula: v.record(v.string(), v.number()),
    }),
    lysate: v.object({ solids: v.number() }),
    lysatePowder: v.object({ milliliters: v.number(), trehalose: v.number() }),
    vesicles: v.object({ retained: v.number() }),
  }),
  stability: v.object({
    series: v.array(v.tuple([v.number(), v.number(), v.number()])),
    accelerated: v.tuple([v.number(), v.number(), v.number()]),
    stated: v.record(v.string(), v.number()),
    variation: v.number(),
    counts: v.number(),
    liveLoss: v.number(),
  }),
  pilotLots: v.array(v.number()),
  validation: v.object({
    cytometry: v.number(),
    microscopy: v.number(),
    difference: v.number(),
    agreement: v.array(v.number()),
  }),
  stepwise: v.object({ single: v.number(), two: v.number(), gain: v.number() }),
  foods: v.record(
    v.string(),
    v.object({
      material: v.string(),
      cells: v.number(),
      milligrams: v.number(),
      process: v.optional(v.number(), 1),
    }),
  ),
  supply: v.object({
    leadTime: v.object({ material: v.string(), before: v.number(), now: v.number() }),
    project: v.object({ steps: v.record(v.string(), range), total: range, months: v.number() }),
    packs: v.record(v.string(), v.array(v.number())),
  }),
  visits: v.record(v.string(), v.array(v.number())),
  study: v.object({ adults: v.number(), years: v.number() }),
  goals: v.record(
    v.string(),
    v.object({ at: v.string(), key: v.optional(v.string()), isHalf: v.optional(v.boolean(), false) }),
  ),
  network: v.object({
    stated: v.record(v.string(), v.number()),
    channels: v.number(),
    comparable: v.number(),
  }),
  authors: v.record(v.string(), v.string()),
});

export const contentRoot = resolve(import.meta.dirname, '../../content');

export const facts = v.parse(factsSchema, parse(readFileSync(`${contentRoot}/facts.yaml`, 'utf8')));

export const lossOver24Months = 1 - ratioAfter(24);

export function ratioAfter(months: number): number {
  const countAt = (wanted: number) => facts.stability.series.find(([month]) => month === wanted)?.[1] ?? NaN;
  return countAt(months) / countAt(0);
}

/** Kilograms of LMB-07 powder of one batch. */
export function batchOf(liters: number): number {
  const { colonies, cellsPerColony, fill, recovery, assay } = facts.plant;
  const milliliters = liters * fill * 1000;
  const recovered = recovery.harvest * recovery.heating * recovery.drying;
  return (milliliters * colonies * cellsPerColony * recovered) / assay / 1000;
}

/** Volume of a cell in µm³. */
export function volumeOf({ width, length, form }: { width: number; length: number; form: 'rod' | 'oval' }) {
  return form === 'rod'
    ? Math.PI * (width / 2) ** 2 * (length - width / 3)
    : (Math.PI / 6) * width ** 2 * length;
}

/** Counts that texts may state for a material. */
export function countsOf(code: string): number[] {
  const { specification, release, measured = [] } = facts.materials[code] ?? {};
  return [specification, release, ...measured].filter((count) => count !== undefined);
}

const { stability, pilotLots, validation, stepwise } = facts;

/** The rest of a lot at the release limit of LMB-07 after 24 months, in trillion cells/g. */
const atEnd = ((facts.materials['LMB-07']?.release ?? NaN) * (1 - lossOver24Months)) / 1e12;

/** Counts of tests, batches and labels that texts may state in addition. */
export const reportedCounts: readonly number[] = [
  ...[...stability.series, stability.accelerated].map(([, trillions]) => trillions * 1e12),
  ...[...pilotLots, ...validation.agreement].map((trillions) => trillions * 1e12),
  ...[validation.cytometry, validation.microscopy, stepwise.single, stepwise.two].map(
    (trillions) => trillions * 1e12,
  ),
  Number(atEnd.toFixed(1)) * 1e12,
  Number((facts.plant.colonies * facts.plant.cellsPerColony).toPrecision(2)),
  ...Object.values(facts.foods).map(({ cells }) => cells),
];

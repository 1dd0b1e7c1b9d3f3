import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { batchOf, contentRoot, facts, lossOver24Months, ratioAfter, volumeOf } from '../support/facts.ts';

const { plant, cells, materials, liquids, stability, validation, stepwise, foods } = facts;
const sheet = readFileSync(join(contentRoot, 'README.md'), 'utf8');
const heatKilled = ['LMB-07', 'LMB-07G', 'LMB-30', 'LMB-41'];
const live = ['LMB-12', 'LMB-18', 'LMB-21'];

function specificationOf(material: string): number {
  return materials[material]?.specification ?? NaN;
}

function upTo(value: number, step: number): number {
  return Math.ceil(value / step - 1e-9) * step;
}

describe('the tonnes of a year', () => {
  it.each(plant.buildings)('of fermenters of $liters L follow from their batches', (building) => {
    const kilograms = batchOf(building.liters);
    const yearly = kilograms * plant.batches * building.fermenters;
    expect(Math.round(yearly / 1000)).toBe(building.tonnes);
    expect(yearly / 1000).toBeGreaterThanOrEqual(building.tonnes);
    expect(sheet).toContain(`${kilograms.toFixed(1)} kg`);
    expect(sheet).toContain(`${building.liters.toLocaleString('en-US')} L × ${plant.fill}`);
  });

  it('add up, and leave room for what customers take', () => {
    const [first] = plant.buildings;
    expect(plant.buildings.reduce((sum, { tonnes }) => sum + tonnes, 0)).toBe(plant.tonnes);
    expect(plant.supply.kilograms).toBeLessThan((first?.tonnes ?? 0) * 1000 * 0.25);
    const { batches, perBatch, stated } = plant.heatRecords;
    expect(batches * perBatch).toBe(stated);
    expect(batches).toBeLessThan(3 * plant.batches * (first?.fermenters ?? 0));
  });

  it.each(Object.entries(cells.shapes))('do not need more cells of %s than a gram can hold', (_, shape) => {
    const grams = shape.assay * volumeOf(shape) * cells.density * cells.drySolids * 1e-12;
    expect(grams).toBeGreaterThan(0.9);
    expect(grams + cells.moisture).toBeLessThanOrEqual(1);
    expect(sheet).toContain(`${volumeOf(shape).toFixed(2)} µm³`);
  });

  it('rest on cells of LMB-30 that are larger than those of LMB-07, as its count is lower', () => {
    const [rod, oval] = [cells.shapes['LMB-07'], cells.shapes['LMB-30']];
    if (!rod || !oval) throw new Error('facts.yaml lacks a shape');
    expect(volumeOf(oval)).toBeGreaterThan(volumeOf(rod));
    expect(specificationOf('LMB-30')).toBeLessThan(specificationOf('LMB-07'));
  });
});

describe('the shelf life', () => {
  it('rests on counts that only fall, and percentages that follow from them', () => {
    const counts = stability.series.map(([, count]) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    for (const [months, percent] of Object.entries(stability.stated))
      expect((ratioAfter(Number(months)) * 100).toFixed(1)).toBe(percent.toFixed(1));
  });

  it.each(heatKilled)(
    'of %s ends above its specification, as lots are released with an overage',
    (material) => {
      const specification = specificationOf(material);
      const counting = 1 + stability.variation / Math.sqrt(stability.counts);
      const release = upTo((specification / (1 - lossOver24Months)) * counting, 1e11);
      expect(materials[material]?.release).toBeCloseTo(release, -9);
      expect(release * (1 - lossOver24Months)).toBeGreaterThan(specification);
    },
  );

  it.each(live)('of %s allows for the loss of live cells', (material) => {
    const release = specificationOf(material) * 10 ** stability.liveLoss;
    expect((materials[material]?.release ?? 0) / release).toBeGreaterThanOrEqual(1);
    expect((materials[material]?.release ?? 0) / release).toBeLessThan(1.02);
  });

  it('of LMB-07 EV allows for the particles that storage costs', () => {
    const { specification = NaN, release } = materials['LMB-07 EV'] ?? {};
    expect(release).toBeCloseTo(upTo(specification / liquids.vesicles.retained, 1e9), -6);
  });

  it('is that of lots at or above the release limit', () => {
    const release = (materials['LMB-07']?.release ?? NaN) / 1e12;
    expect(Math.min(...facts.pilotLots)).toBeGreaterThanOrEqual(release);
    expect(stability.series[0]?.[1]).toBeGreaterThanOrEqual(release);
    expect(validation.cytometry).toBeGreaterThanOrEqual(release);
    expect(stepwise.two).toBeGreaterThanOrEqual(release);
  });
});

describe('comparisons', () => {
  it('of counting methods and of heating follow from the counts', () => {
    const difference = 1 - validation.microscopy / validation.cytometry;
    expect((difference * 100).toFixed(1)).toBe(validation.difference.toFixed(1));
    expect(Math.round((stepwise.two / stepwise.single - 1) * 100)).toBe(stepwise.gain);
  });
});

describe('liquids', () => {
  it('hold the EPS that the filtrate brings into a formula', () => {
    const { inCulture, recovery, inFormula } = liquids.exopolysaccharide;
    const specification = specificationOf('LMB-33');
    expect(inCulture * recovery).toBeGreaterThan(specification);
    for (const [level, percent] of Object.entries(inFormula))
      expect((specification / 10) * (Number(level) / 100)).toBeCloseTo(percent, 10);
  });

  it('become LMB-15P with the cells and solids of the lysate in it', () => {
    const { milliliters, trehalose } = liquids.lysatePowder;
    expect(milliliters * specificationOf('LMB-15')).toBe(specificationOf('LMB-15P'));
    expect((milliliters * liquids.lysate.solids) / 1000 + trehalose).toBeCloseTo(1, 2);
  });
});

it.each(Object.entries(foods))('%s holds the cells of its label until it expires', (_, food) => {
  const atEnd = (food.milligrams / 1000) * specificationOf(food.material) * food.process;
  expect(atEnd * (1 - lossOver24Months)).toBeGreaterThanOrEqual(food.cells);
  expect(atEnd).toBeLessThan(food.cells * 1.1);
});

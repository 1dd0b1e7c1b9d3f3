import { countedEvents } from '#app/components/products/measured.ts';
import type { Material } from '#contract/materials.ts';
import { unitSymbol } from '#rules/material-code.ts';

/** `count` is in cells/g. */
export type FlowCount = { events: number; count: number };

export function flowCountOf({ measurements, comparison }: Material): FlowCount | undefined {
  const distribution = measurements?.distribution;
  const events = distribution ? countedEvents(distribution) : 0;
  if (!distribution || events === 0 || unitSymbol(comparison?.unit ?? '') !== 'cells/g') return undefined;
  return { events, count: events * distribution.cellsPerEvent };
}

import type { HistoryEntry } from '#contract/company.ts';

export type HistoryYear = { year: number; entries: HistoryEntry[] };

/** Entries by year, newest first. Entries of the same month stay in their order. */
export function byYear(entries: readonly HistoryEntry[]): HistoryYear[] {
  const years = new Map<number, HistoryEntry[]>();
  for (const entry of entries) years.set(entry.year, [...(years.get(entry.year) ?? []), entry]);
  return [...years]
    .map(([year, ofYear]) => ({ year, entries: ofYear.toSorted((one, other) => other.month - one.month) }))
    .sort((one, other) => other.year - one.year);
}

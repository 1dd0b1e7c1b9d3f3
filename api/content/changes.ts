import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';

export type Changes = { added: number; changed: number; unchanged: number };

export const noChanges = (): Changes => ({ added: 0, changed: 0, unchanged: 0 });

/** The proposed value in an ON CONFLICT clause. */
export const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** A statement takes at most 65,535 parameters. */
const batchSize = 500;

export function inBatches<T>(rows: readonly T[]): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < rows.length; start += batchSize)
    batches.push(rows.slice(start, start + batchSize));
  return batches;
}

/** Filters out unchanged items. `comparable` returns an item in the same form as `stored`. */
export function findChanges<TItem>(
  items: readonly TItem[],
  keyOf: (item: TItem) => string,
  stored: ReadonlyMap<string, unknown>,
  comparable: (item: TItem) => unknown,
): { toStore: TItem[]; changes: Changes } {
  const changes = noChanges();
  const toStore = items.filter((item) => {
    const before = stored.get(keyOf(item));
    if (before === undefined) changes.added += 1;
    else if (isDeepStrictEqual(before, comparable(item))) {
      changes.unchanged += 1;
      return false;
    } else changes.changed += 1;
    return true;
  });
  return { toStore, changes };
}

export function byLocale<T extends { locale: string }>(translations: readonly T[]): T[] {
  return translations.toSorted((one, other) => one.locale.localeCompare(other.locale));
}

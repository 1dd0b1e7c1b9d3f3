import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';

/** What applying a folder did to the items of one part. */
export type Changes = { added: number; changed: number; unchanged: number };

/** The count to begin with. */
export const noChanges = (): Changes => ({ added: 0, changed: 0, unchanged: 0 });

/** The value that an INSERT would have stored, in its ON CONFLICT clause. */
export const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** Rows of one INSERT. A statement takes 65,535 parameters at most. */
const batchSize = 500;

export function inBatches<T>(rows: readonly T[]): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < rows.length; start += batchSize)
    batches.push(rows.slice(start, start + batchSize));
  return batches;
}

/**
 * Leaves out the items that are stored just as they are.
 * @param stored what is stored of each, by the key that `keyOf` gives
 * @param comparable what would be stored, in the same form
 */
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

/** Items of several languages in one order, so that two sets of them can be compared. */
export function byLocale<T extends { locale: string }>(translations: readonly T[]): T[] {
  return translations.toSorted((one, other) => one.locale.localeCompare(other.locale));
}

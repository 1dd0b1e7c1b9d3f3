import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { ItemKind } from '#contract/staff-content-fields.ts';

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

/** How to treat an item that staff edited in the dashboard and that differs in the folder. */
export type OnEdited = 'refuse' | 'skip' | 'overwrite';

/** Returns the keys of items that may be stored: not those that staff edited, unless they are overwritten. */
export type EditedFilter = (kind: ItemKind, keys: readonly string[]) => Promise<ReadonlySet<string>>;

type Compared<TItem> = {
  items: readonly TItem[];
  keyOf: (item: TItem) => string;
  stored: ReadonlyMap<string, unknown>;
  /** An item in the same form as `stored`. */
  comparable: (item: TItem) => unknown;
};

type Found<TItem> = { toStore: TItem[]; changes: Changes };

/** Filters out unchanged items. */
export function findChanges<TItem>({ items, keyOf, stored, comparable }: Compared<TItem>): Found<TItem> {
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

/** Filters out unchanged items, and refused ones, which count as unchanged. */
export async function findAccepted<TItem>(
  accept: EditedFilter,
  kind: ItemKind,
  { itemKeyOf, ...compared }: Compared<TItem> & { itemKeyOf: (item: TItem) => string },
): Promise<Found<TItem>> {
  const found = findChanges(compared);
  const keys = new Set(found.toStore.map(itemKeyOf));
  if (keys.size === 0) return found;
  const accepted = await accept(kind, [...keys]);
  const isRefused = (item: TItem) => keys.has(itemKeyOf(item)) && !accepted.has(itemKeyOf(item));
  const { toStore, changes } = findChanges({
    ...compared,
    items: compared.items.filter((item) => !isRefused(item)),
  });
  const refused = compared.items.filter(isRefused).length;
  return { toStore, changes: { ...changes, unchanged: changes.unchanged + refused } };
}

export function byLocale<T extends { locale: string }>(translations: readonly T[]): T[] {
  return translations.toSorted((one, other) => one.locale.localeCompare(other.locale));
}

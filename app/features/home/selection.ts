import type { Product } from '#contract/products.ts';

/** As many items as asked for, evenly from first to last: a list in order is shown in its whole breadth. */
export function crossSection<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]).filter(
    (item) => item !== undefined,
  );
}

export type Catalogue = {
  /** Labels of the columns beside the name. */
  columns: string[];
  rows: (Pick<Product, 'id' | 'locale' | 'name'> & { /** One a column; null where a product has no such row. */ cells: (string | null)[] })[];
};

/** Products as a table: its columns are the rows that most of their data sheets share, in the sheets' order. */
export function asCatalogue(products: readonly Product[], columnCount: number): Catalogue {
  const uses = new Map<string, number>();
  for (const { label } of products.flatMap(({ specifications }) => specifications)) {
    uses.set(label, (uses.get(label) ?? 0) + 1);
  }
  const mostUsed = [...uses].sort(([, a], [, b]) => b - a).slice(0, columnCount);
  const shared = new Set(mostUsed.filter(([, count]) => count * 2 > products.length).map(([label]) => label));
  const columns = [...uses.keys()].filter((label) => shared.has(label));
  return {
    columns,
    rows: products.map(({ id, locale, name, specifications }) => ({
      id,
      locale,
      name,
      cells: columns.map((column) => specifications.find(({ label }) => label === column)?.value ?? null),
    })),
  };
}

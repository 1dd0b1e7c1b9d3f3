import type { Product } from '#contract/products.ts';

type Specification = Product['specifications'][number];

/** As many items as asked for, evenly from first to last: a list in order is shown in its whole breadth. */
export function crossSection<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]).filter(
    (item) => item !== undefined,
  );
}

type Row = Pick<Product, 'id' | 'locale' | 'name'> & {
  /** What the material is measured by: by custom the third row of its data sheet. */
  key: Specification | undefined;
  /** Its values of the columns. */
  cells: string[];
};

export type Catalogue = { columns: string[]; rows: Row[] };

const keyIndex = 2;

function findValue({ specifications }: Product, wanted: string): string {
  return specifications.find(({ label }) => label === wanted)?.value ?? '';
}

/** Products as a table: beside what each is measured by, the first rows that all their data sheets share. */
export function asCatalogue(products: readonly Product[], columnCount: number): Catalogue {
  const [first, ...others] = products;
  const columns = (first?.specifications ?? [])
    .map(({ label }) => label)
    .filter((label) => others.every((product) => findValue(product, label) !== ''))
    .slice(0, columnCount);
  return {
    columns,
    rows: products.map((product) => ({
      id: product.id,
      locale: product.locale,
      name: product.name,
      key: product.specifications[keyIndex] ?? product.specifications.at(-1),
      cells: columns.map((column) => findValue(product, column)),
    })),
  };
}

function firstWord(name: string): string {
  return name.split(' ', 1)[0] ?? name;
}

export type Branded<T> = T & { brand: string | null };

/** Groups products by the first word of their names, if several share it. Brands keep the order of their first product. */
export function byBrand<T extends { name: string }>(products: readonly T[]): Branded<T>[] {
  const groups = Map.groupBy(products, ({ name }) => firstWord(name));
  const branded = [...groups].flatMap(([brand, group]) =>
    group.length > 1 ? group.map((product) => ({ ...product, brand })) : [],
  );
  const others = [...groups.values()].flatMap((group) =>
    group.length > 1 ? [] : group.map((product) => ({ ...product, brand: null })),
  );
  return [...branded, ...others];
}

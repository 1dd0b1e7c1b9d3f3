/** Widths of the pictures that `tools/art` writes, by folder: full and small. */
const widths: ReadonlyMap<string, readonly [full: number, small: number]> = new Map([
  ['products', [960, 480]],
  ['posts', [800, 400]],
  ['pages', [1600, 800]],
]);

/** The `srcset` of a picture in public/art. Undefined for any other URL. */
export function variantsOf(src: string): string | undefined {
  const [, folder = '', name = ''] = /^\/art\/(\w+)\/([\w-]+)\.avif$/.exec(src) ?? [];
  const [full, small] = widths.get(folder) ?? [];
  if (!full || !small || name.endsWith(`-${small}`)) return undefined;
  return `/art/${folder}/${name}-${small}.avif ${small}w, ${src} ${full}w`;
}

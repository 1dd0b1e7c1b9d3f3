/** Largest widths of the pictures that `tools/art` and `content apply` write, by folder: full and small. */
const widths: ReadonlyMap<string, readonly [full: number, small: number]> = new Map([
  ['products', [960, 480]],
  ['posts', [800, 400]],
  ['news', [800, 400]],
  ['pages', [1600, 800]],
  ['pictures', [1600, 800]],
]);

/** The `srcset` of a picture in public/art or of the content. Undefined for any other URL. */
export function variantsOf(src: string): string | undefined {
  const [, folder, kind = '', name] = /^(\/.+\/(\w+))\/([\w-]+)\.avif$/.exec(src) ?? [];
  const [full, small] = widths.get(kind) ?? [];
  if (!full || name?.endsWith(`-${small}`)) return undefined;
  return `${folder}/${name}-${small}.avif ${small}w, ${src} ${full}w`;
}

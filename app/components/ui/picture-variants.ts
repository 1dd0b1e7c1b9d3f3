/** Largest widths of the pictures that `tools/art` and `content apply` write, by folder, the full one first. */
const widths: ReadonlyMap<string, readonly number[]> = new Map([
  ['products', [960, 480, 160]],
  ['posts', [800, 400]],
  ['news', [800, 400]],
  ['pages', [1600, 800]],
  ['pictures', [1600, 800]],
]);

/** The `srcset` of a picture in public/art or of the content. Undefined for any other URL. */
export function variantsOf(src: string): string | undefined {
  const [, folder, kind = '', name] = /^(\/.+\/(\w+))\/([\w-]+)\.avif$/.exec(src) ?? [];
  const [full, ...smaller] = widths.get(kind) ?? [];
  if (!full || smaller.some((width) => name?.endsWith(`-${width}`))) return undefined;
  const variants = smaller.map((width) => `${folder}/${name}-${width}.avif ${width}w`);
  return [...variants.reverse(), `${src} ${full}w`].join(', ');
}

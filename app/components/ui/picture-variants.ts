/** Widths in px of the pictures that `tools/art` and `content apply` write, by folder, the full one first. */
export const pictureWidths: ReadonlyMap<string, readonly number[]> = new Map([
  ['products', [960, 480, 160]],
  ['posts', [800, 672, 400, 200]],
  ['news', [800, 672, 400, 200]],
  ['pages', [1600, 800]],
  ['pictures', [1600, 800]],
]);

/** Whether a path or URL is that of a smaller variant. */
export function isSmallerVariant(path: string): boolean {
  const [, kind = '', width] = /(\w+)\/[\w-]+-(\d+)\.avif$/.exec(path) ?? [];
  return pictureWidths.get(kind)?.slice(1).includes(Number(width)) ?? false;
}

/** The `srcset` of a picture in public/art or of the content. Undefined for any other URL. */
export function variantsOf(src: string): string | undefined {
  const [, base, kind = ''] = /^(\/.+\/(\w+)\/[\w-]+)\.avif$/.exec(src) ?? [];
  const [full, ...smaller] = pictureWidths.get(kind) ?? [];
  if (!full || isSmallerVariant(src)) return undefined;
  const variants = smaller.map((width) => `${base}-${width}.avif ${width}w`);
  return [...variants.reverse(), `${src} ${full}w`].join(', ');
}

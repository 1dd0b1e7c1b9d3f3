import { variantsOf } from './picture-variants.ts';

type Props = {
  src: string;
  width: number;
  height: number;
  /** Not for drawings (SVG), which have one size. */
  sizes?: string | undefined;
  alt: string;
  /** Above the fold: fetched with high priority. */
  priority?: boolean;
  className?: string;
};

export function Picture({ src, width, height, sizes, alt, priority = false, className }: Props) {
  const variants = variantsOf(src);
  return (
    <img
      {...(variants ? { srcSet: variants, sizes } : {})}
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      {...(priority
        ? { fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  );
}

import { variantsOf } from './picture-variants.ts';

type Props = {
  src: string;
  width: number;
  height: number;
  /** How wide the picture is shown, as the attribute `sizes` says it; needed where there are variants. */
  sizes: string;
  alt: string;
  /** Seen at once: fetched before other pictures. */
  priority?: boolean;
  className?: string;
};

/** A picture with its smaller variants, where it is one of ours that has them. */
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

import type { Product } from '#contract/products.ts';

/** Side of a product's picture in pixels, a square. */
const side = 960;

type Props = {
  product: Pick<Product, 'image'>;
  className: string;
  /** Whether it is among what is seen first. */
  isEager?: boolean;
};

/** The picture of a product, which says nothing that the text does not; nothing where there is none. */
export function ProductPicture({ product, className, isEager = false }: Props) {
  if (!product.image) return null;
  return (
    <img
      src={product.image}
      alt=""
      width={side}
      height={side}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}

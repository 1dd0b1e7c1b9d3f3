import { Picture } from '#app/components/ui/picture.tsx';
import type { Product } from '#contract/products.ts';

/** Side of the square picture in pixels. */
const side = 960;

type Props = {
  product: Pick<Product, 'image'>;
  /** The `sizes` attribute. */
  sizes: string;
  className: string;
};

/** A product's picture. It is decorative. Renders nothing without one. */
export function ProductPicture({ product, sizes, className }: Props) {
  if (!product.image) return null;
  return (
    <Picture src={product.image} width={side} height={side} sizes={sizes} alt="" className={className} />
  );
}

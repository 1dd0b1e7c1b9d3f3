import { Picture } from '#app/components/ui/picture.tsx';
import type { Product } from '#contract/products.ts';

/** Side of a product's picture in pixels, a square. */
const side = 960;

type Props = {
  product: Pick<Product, 'image'>;
  /** How wide it is shown, as the attribute of a picture says it. */
  sizes: string;
  className: string;
};

/** The picture of a product, which says nothing that the text does not; nothing where there is none. */
export function ProductPicture({ product, sizes, className }: Props) {
  if (!product.image) return null;
  return (
    <Picture src={product.image} width={side} height={side} sizes={sizes} alt="" className={className} />
  );
}

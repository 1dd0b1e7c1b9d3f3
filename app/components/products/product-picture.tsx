import { Picture } from '#app/components/ui/picture.tsx';
import type { Product } from '#contract/products.ts';

const side = 960;

type Props = {
  product: Pick<Product, 'image'>;
  sizes: string;
  className: string;
};

export function ProductPicture({ product, sizes, className }: Props) {
  if (!product.image) return null;
  return (
    <Picture src={product.image} width={side} height={side} sizes={sizes} alt="" className={className} />
  );
}

import { css } from '@linaria/core';
import { Picture } from '#app/components/ui/picture.tsx';
import { color } from '#app/styles/tokens.ts';

const frame = css`
  display: block;
  width: 100%;
  height: auto;
  background: ${color.hairline};
`;

type Props = {
  name: 'intro' | 'vision' | 'plant';
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  priority?: boolean;
};

/** A page's picture, 16 to 9. */
export function PagePicture({ name, alt, sizes, priority = false }: Props) {
  return (
    <Picture
      src={`/art/pages/${name}.avif`}
      width={1600}
      height={900}
      sizes={sizes}
      alt={alt}
      priority={priority}
      className={frame}
    />
  );
}

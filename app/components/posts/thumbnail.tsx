import { css } from '@linaria/core';
import { Picture } from '#app/components/ui/picture.tsx';
import { color } from '#app/styles/tokens.ts';

const image = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 8 / 5;
  object-fit: cover;
  background: ${color.hairline};
`;

type Props = {
  src: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Whether it is above the fold. */
  isFirst?: boolean;
};

/** A post's picture. It is decorative. */
export function Thumbnail({ src, sizes, isFirst = false }: Props) {
  return (
    <Picture src={src} width={800} height={500} sizes={sizes} alt="" priority={isFirst} className={image} />
  );
}

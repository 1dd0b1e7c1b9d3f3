import { css } from '@linaria/core';
import { FigureCaption } from '#app/components/ui/figure-caption.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { color } from '#app/styles/tokens.ts';

const frame = css`
  display: block;
  width: 100%;
  height: auto;
  background: ${color.hairline};
`;

type Props = {
  file: 'intro.avif' | 'vision.avif' | 'plant.svg';
  alt: string;
  /** The `sizes` attribute. */
  sizes?: string;
  priority?: boolean;
  number: number;
  caption: string;
  captionClass?: string;
};

/** A page's picture, 16 to 9. */
export function PagePicture(props: Props) {
  const { file, alt, sizes, priority = false, number, caption, captionClass } = props;
  return (
    <figure>
      <Picture
        src={`/art/pages/${file}`}
        width={1600}
        height={900}
        sizes={sizes}
        alt={alt}
        priority={priority}
        className={frame}
      />
      <FigureCaption number={number} caption={caption} className={captionClass} />
    </figure>
  );
}

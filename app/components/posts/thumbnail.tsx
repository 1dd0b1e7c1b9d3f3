import { css, cx } from '@linaria/core';
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
  /** Whether it is in view at once. */
  isFirst?: boolean;
  className?: string | undefined;
};

/** The picture of a post; it says nothing that its title does not. */
export function Thumbnail({ src, isFirst = false, className }: Props) {
  return (
    <img
      src={src}
      alt=""
      width={800}
      height={500}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={cx(image, className)}
    />
  );
}

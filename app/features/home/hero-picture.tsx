import { css, cx } from '@linaria/core';
import { color } from '#app/styles/tokens.ts';
import { heroSources, portrait } from './hero-sources.ts';

export const fill = css`
  position: absolute;
  inset: 0;
  z-index: -2;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: center top;
`;

/** Keeps the text legible over the picture. */
const shade = css`
  z-index: -1;
  background: linear-gradient(80deg, ${color.dark} 0%, rgb(13 26 21 / 55%) 42%, rgb(13 26 21 / 0%) 70%);

  @media ${portrait} {
    background: linear-gradient(0deg, ${color.dark} 5%, rgb(13 26 21 / 60%) 55%, rgb(13 26 21 / 20%) 100%);
  }
`;

/** The hero's picture. */
export function HeroPicture() {
  const { wide, tall } = heroSources;
  return (
    <>
      <picture>
        <source media={portrait} srcSet={tall.srcSet} sizes="100vw" width={720} height={900} />
        <img
          src={wide.src}
          srcSet={wide.srcSet}
          sizes="100vw"
          alt=""
          width={1920}
          height={1080}
          className={fill}
          fetchPriority="high"
        />
      </picture>
      <div className={cx(fill, shade)} />
    </>
  );
}

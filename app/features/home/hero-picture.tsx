import { css, cx } from '@linaria/core';
import { color } from '#app/styles/tokens.ts';

const fill = css`
  position: absolute;
  inset: 0;
  z-index: -2;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** Keeps the words legible whatever swims behind them. */
const shade = css`
  z-index: -1;
  background: linear-gradient(75deg, ${color.dark} 5%, rgb(13 26 21 / 70%) 40%, rgb(13 26 21 / 10%) 75%);
`;

/** The cells behind the hero: the first picture of the page, which nothing waits for less. */
export function HeroPicture() {
  return (
    <>
      <img
        src="/art/hero-1280.avif"
        srcSet="/art/hero-640.avif 640w, /art/hero-1280.avif 1280w, /art/hero-1920.avif 1920w"
        sizes="100vw"
        alt=""
        width={1920}
        height={1080}
        className={fill}
        fetchPriority="high"
      />
      <div className={cx(fill, shade)} />
    </>
  );
}

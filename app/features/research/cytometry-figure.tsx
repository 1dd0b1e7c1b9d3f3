import { css } from '@linaria/core';
import { FigureCaption } from '#app/components/ui/figure-caption.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';

const figure = css`
  display: grid;
  grid-template-columns: ${space(24)} minmax(0, 1fr);
  ${type.note}
  color: ${color.muted};

  ${from.large} {
    grid-template-columns: ${space(32)} minmax(0, 1fr);
  }

  & figcaption {
    grid-column: 2;
    max-width: 44em;
  }
`;

const vertical = css`
  align-self: start;
  font-size: 0.75rem;
  text-align: start;
  white-space: nowrap;
  writing-mode: vertical-rl;
  /* Otherwise Hangul and Han stand upright, and the turn puts them upside down. */
  text-orientation: sideways;
  rotate: 180deg;

  ${from.medium} {
    font-size: 0.875rem;
  }
`;

const horizontal = css`
  grid-column: 2;
  padding-top: ${space(8)};
  text-align: end;
`;

const plot = css`
  align-self: start;
  border: solid ${color.text};
  border-width: 0 0 1px 1px;
`;

const picture = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  background: ${color.dark};
`;

export function CytometryFigure() {
  return (
    <figure className={figure}>
      <span className={vertical}>{m.research_axis_fluorescence()}</span>
      <div className={plot}>
        <Picture
          src="/art/pages/research.avif"
          width={1600}
          height={900}
          sizes="(min-width: 1280px) 1170px, 92vw"
          alt={m.research_picture()}
          priority
          className={picture}
        />
      </div>
      <span className={horizontal}>{m.research_axis_scatter()}</span>
      <FigureCaption number={1} caption={m.research_figure()} />
    </figure>
  );
}

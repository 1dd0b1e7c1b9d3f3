import { css } from '@linaria/core';
import { FigureCaption } from '#app/components/ui/figure-caption.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { rowsOf } from '#app/details/details.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';

const plan = css`
  position: relative;

  & img {
    display: block;
    width: 100%;
    height: auto;
    background: ${color.surface};
  }

  & li {
    position: absolute;
    display: grid;
    place-content: center;
    width: ${space(24)};
    height: ${space(24)};
    translate: -50% -50%;
    color: #fff;
    background: ${color.primary};
    border-radius: 50%;
    font-size: 0.8125rem;
    font-weight: 700;
    line-height: 1;
    font-variant-numeric: tabular-nums;

    ${from.large} {
      width: ${space(32)};
      height: ${space(32)};
      font-size: 1rem;
    }
  }

  & li:nth-child(1) {
    top: 27.5%;
    left: 36%;
  }

  & li:nth-child(2) {
    top: 46.8%;
    left: 39.7%;
  }

  & li:nth-child(3) {
    top: 84.1%;
    left: 37.5%;
  }

  & li:nth-child(4) {
    top: 50%;
    left: 73.75%;
  }
`;

/** The drawing of tools/art has four places. */
const places = 4;

/** The showroom from above, with the numbers of the stations that follow. */
export function FloorPlan({ details }: { details: readonly Detail[] }) {
  return (
    <figure>
      <div className={plan}>
        <Picture
          src="/art/pages/showroom.svg"
          width={1600}
          height={900}
          alt={m.showroom_picture()}
          priority
        />
        <ol aria-hidden="true">
          {rowsOf(details, 'station')
            .slice(0, places)
            .map(({ id }, index) => (
              <li key={id}>{index + 1}</li>
            ))}
        </ol>
      </div>
      <FigureCaption number={1} caption={m.showroom_caption()} />
    </figure>
  );
}

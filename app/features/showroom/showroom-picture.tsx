import { css } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color } from '#app/styles/tokens.ts';

const picture = css`
  display: block;
  width: 100%;
  height: auto;
  background: ${color.hairline};
`;

const source = '/art/pages/showroom';

/** The room itself. */
export function ShowroomPicture() {
  return (
    <div className={container}>
      <img
        className={picture}
        src={`${source}.avif`}
        srcSet={`${source}-800.avif 800w, ${source}.avif 1600w`}
        sizes="(min-width: 1280px) 1200px, 100vw"
        width={1600}
        height={900}
        alt={m.showroom_picture()}
        fetchPriority="high"
      />
    </div>
  );
}

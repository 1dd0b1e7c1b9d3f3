import { css } from '@linaria/core';
import { Picture } from '#app/components/ui/picture.tsx';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color } from '#app/styles/tokens.ts';

const picture = css`
  display: block;
  width: 100%;
  height: auto;
  background: ${color.hairline};
`;

export function ShowroomPicture() {
  return (
    <div className={container}>
      <Picture
        className={picture}
        src="/art/pages/showroom.avif"
        sizes="(min-width: 1280px) 1200px, 100vw"
        width={1600}
        height={900}
        alt={m.showroom_picture()}
        priority
      />
    </div>
  );
}

import { css, cx } from '@linaria/core';
import { Invitation } from '#app/components/layout/invitation.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { passageOf } from '#app/details/details.ts';
import { m } from '#app/paraglide/messages.js';
import { container, grid } from '#app/styles/globals.ts';
import { from, space, tracking, type } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';
import { Values } from './company-values.tsx';
import { Goals } from './goals.tsx';
import { PagePicture } from './page-picture.tsx';

const opening = css`
  padding-bottom: ${space(80)};

  ${from.large} {
    padding-bottom: ${space(140)};
  }
`;

const statement = css`
  font-size: clamp(2.5rem, 0.2rem + 13.2vw, 11rem);
  font-weight: 800;
  letter-spacing: ${tracking.display};
  line-height: 1.04;
  white-space: pre-line;
  text-wrap: wrap;

  ${from.large} {
    grid-column: 1 / -1;
  }
`;

const textBlock = css`
  max-width: 32em;
  ${type.lead}

  ${from.large} {
    grid-column: 6 / -1;
    padding-top: ${space(40)};
  }
`;

export function Vision({ details }: { details: readonly Detail[] }) {
  const opener = passageOf(details, 'vision-statement');
  return (
    <>
      {opener ? (
        <div className={cx(container, grid, opening)} lang={opener.lang}>
          <p className={statement}>{opener.title}</p>
          <p className={textBlock}>{opener.text}</p>
        </div>
      ) : null}
      <PagePicture
        file="vision.avif"
        alt={m.vision_picture()}
        sizes="100vw"
        number={1}
        caption={m.vision_caption()}
        captionClass={container}
      />
      <Values details={details} />
      <Goals details={details} />
      <Invitation heading={m.vision_end()} text={m.vision_end_text()}>
        <PlainLink to="/contact" className={primaryButton}>
          {m.menu_contact()}
        </PlainLink>
      </Invitation>
    </>
  );
}

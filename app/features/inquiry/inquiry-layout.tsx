import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { m } from '#app/paraglide/messages.js';
import { container, grid } from '#app/styles/globals.ts';
import { from, space } from '#app/styles/tokens.ts';
import { InquiryAside } from './inquiry-aside.tsx';

const frame = css`
  padding-bottom: ${space(80)};

  ${from.large} {
    padding-bottom: ${space(160)};
  }
`;

const main = css`
  min-width: 0;

  ${from.large} {
    grid-column: span 8;
  }
`;

const aside = css`
  min-width: 0;

  ${from.large} {
    position: sticky;
    top: ${space(120)};
    grid-column: 10 / -1;
    align-self: start;
  }
`;

type Props = {
  /** Whether the content has the steps with their dates. */
  hasDates: boolean;
  children: ReactNode;
};

export function InquiryLayout({ hasDates, children }: Props) {
  return (
    <div className={cx(container, grid, frame)}>
      <div className={main}>{children}</div>
      <aside className={aside} aria-label={hasDates ? m.inquiry_see_also() : m.inquiry_next()}>
        <InquiryAside hasSteps={!hasDates} />
      </aside>
    </div>
  );
}

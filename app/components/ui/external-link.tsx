import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { space } from '#app/styles/tokens.ts';

const mark = css`
  display: inline-block;
  margin-inline-start: ${space(4)};
  font-size: 0.8em;
  font-weight: 400;
  text-decoration: none;

  @media print {
    display: none;
  }
`;

type Props = {
  href: string;
  className?: string | undefined;
  children: ReactNode;
};

export function ExternalLink({ href, className, children }: Props) {
  return (
    <a href={href} className={cx(className)} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={mark} aria-hidden="true">
        ↗
      </span>
      <span className={visuallyHidden}> ({m.opens_new_tab()})</span>
    </a>
  );
}

import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';

const block = css`
  display: grid;
  gap: ${space(12)};
  justify-items: start;
  padding-block: ${space(60)};
  border-block: 1px solid ${color.hairline};
  border-top-color: ${color.text};

  & > p:first-child {
    ${type.heading}
  }

  & > p + p {
    color: ${color.muted};
  }
`;

type Props = {
  /** `empty`: no items at all. `past-end`: the page is past the end of the list. */
  isPastEnd?: boolean;
  /** Instead of 'nothing here yet'. */
  text?: string;
  hint?: string;
  children?: ReactNode;
};

export function EmptyState({ isPastEnd = false, text, hint, children }: Props) {
  return (
    <div className={block} data-empty="">
      <p>{isPastEnd ? m.list_past_end() : (text ?? m.list_empty())}</p>
      {hint ? <p>{hint}</p> : null}
      {children}
    </div>
  );
}

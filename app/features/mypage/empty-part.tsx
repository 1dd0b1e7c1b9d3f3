import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';

const block = css`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  color: ${color.muted};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.primary};
    font-weight: 600;
  }
`;

export function EmptyPart({ children }: { children?: ReactNode }) {
  return (
    <div className={block}>
      <p>{m.list_empty()}</p>
      {children}
    </div>
  );
}

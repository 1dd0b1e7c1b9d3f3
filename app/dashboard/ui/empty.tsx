import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, space } from '#app/styles/tokens.ts';

const box = css`
  display: grid;
  gap: ${space(8)};
  justify-items: start;
  padding-block: ${space(40)};
  color: ${color.muted};
  border-top: 1px solid ${color.text};

  & strong {
    color: ${color.text};
  }
`;

/** In place of an empty list. `children`: what to do next. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={box}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}

import { css } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { cellRadius, side } from '#app/counting-chamber/chamber.ts';
import { color } from '#app/styles/tokens.ts';

const picture = css`
  display: block;
  width: 100%;
  background: ${color.dark};

  & use {
    fill: none;
    stroke: ${color.accent};
    stroke-linecap: round;
    stroke-opacity: 0.35;
    stroke-width: ${cellRadius * 260};
  }

  & use + use {
    stroke: ${color.accentOnDark};
    stroke-opacity: 1;
    stroke-width: ${cellRadius * 150};
  }
`;

type Props = { path: string; square?: number; children?: ReactNode };

/** The whole field, or one square of it, 100 units wide. */
export function FieldOfCells({ path, square, children }: Props) {
  const id = useId();
  const width = square === undefined ? side * 100 : 100;
  const [left, top] = [((square ?? 0) % side) * 100, Math.floor((square ?? 0) / side) * 100];
  return (
    <svg viewBox={`${left} ${top} ${width} ${width}`} className={picture} aria-hidden="true">
      <defs>
        <path id={id} d={path} />
      </defs>
      <use href={`#${id}`} />
      <use href={`#${id}`} />
      {children}
    </svg>
  );
}

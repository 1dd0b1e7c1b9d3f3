import { css } from '@linaria/core';
import { color, from } from '#app/styles/tokens.ts';

/** Sizes are units of the view box, which is 420 wide. */
export const plot = { width: 420, height: 262, left: 40, right: 412, top: 30, bottom: 222 } as const;

export const chart = css`
  display: block;
  width: 100%;
  max-width: 26.25rem;
  height: auto;
  overflow: visible;
  font-size: 14px;
  font-variant-numeric: tabular-nums;

  ${from.small} {
    max-width: 36rem;
    font-size: 10.5px;
  }

  & text {
    fill: ${color.muted};
  }

  & line,
  & path {
    vector-effect: non-scaling-stroke;
  }

  @media print {
    max-width: none;
    font-size: 12px;
  }
`;

export const gridLine = css`
  stroke: ${color.hairline};
`;

export const axisLine = css`
  stroke: ${color.text};
`;

export const limitLine = css`
  stroke: ${color.text};
  stroke-dasharray: 2 3;
`;

export const chartNote = css`
  && {
    fill: ${color.text};
  }
`;

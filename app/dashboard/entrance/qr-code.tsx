import { css } from '@linaria/core';
import { color } from '#app/styles/tokens.ts';

const frame = css`
  width: 12rem;
  height: 12rem;
  background: #fff;
  border: 1px solid ${color.hairline};
  shape-rendering: crispEdges;
`;

/** @param path of squares of one unit; @param size side of the code in units */
export function QrCode({ path, size, label }: { path: string; size: number; label: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={frame} role="img" aria-label={label}>
      <path d={path} fill="#000" />
    </svg>
  );
}

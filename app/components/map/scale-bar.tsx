import { css } from '@linaria/core';
import { formatNumber } from '#app/i18n/locale.ts';
import { color } from '#app/styles/tokens.ts';
import { type Projection, type Size, scaleBar } from './projection.ts';

const bar = css`
  fill: none;
  stroke: ${color.text};
  stroke-width: 1.5;
`;

const label = css`
  fill: ${color.text};
  font-size: 11px;
  font-variant-numeric: tabular-nums;
  paint-order: stroke;
  stroke: ${color.surface};
  stroke-width: 4px;
`;

const maxPixels = 120;

export function ScaleBar({ projection, size }: { projection: Projection; size: Size }) {
  const { kilometres, pixels } = scaleBar(projection, maxPixels);
  const text = kilometres < 1 ? `${formatNumber(kilometres * 1000)} m` : `${formatNumber(kilometres)} km`;
  return (
    <g transform={`translate(16 ${size.height - 18})`}>
      <path className={bar} d={`M0 -5V0H${pixels}V-5`} />
      <text className={label} x={pixels + 8} y={2}>
        {text}
      </text>
    </g>
  );
}

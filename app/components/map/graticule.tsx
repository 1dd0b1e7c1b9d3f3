import { css } from '@linaria/core';
import { color } from '#app/styles/tokens.ts';
import { formatDegree, graticuleStep, multiplesBetween, type Projection, type Size } from './projection.ts';

const line = css`
  stroke: ${color.hairline};
  stroke-width: 1;
  shape-rendering: crispEdges;
`;

const degree = css`
  fill: ${color.muted};
  font-size: 11px;
  font-variant-numeric: tabular-nums;
  paint-order: stroke;
  stroke: ${color.surface};
  stroke-width: 4px;
`;

const minLineGap = 110;

export function Graticule({ projection, size }: { projection: Projection; size: Size }) {
  const step = graticuleStep(projection, minLineGap);
  const { south, north, west, east } = projection.bounds;
  const meridians = multiplesBetween(west, east, step).map((longitude) => ({
    x: projection.toPixels({ latitude: south, longitude }).x,
    text: `${formatDegree(longitude, step)} E`,
  }));
  const parallels = multiplesBetween(south, north, step).map((latitude) => ({
    y: projection.toPixels({ latitude, longitude: west }).y,
    text: `${formatDegree(latitude, step)} N`,
  }));
  return (
    <g>
      {meridians.map(({ x, text }) => (
        <line key={text} className={line} x1={x} x2={x} y1={0} y2={size.height} />
      ))}
      {parallels.map(({ y, text }) => (
        <line key={text} className={line} x1={0} x2={size.width} y1={y} y2={y} />
      ))}
      {meridians.map(({ x, text }) =>
        x > 60 && x < size.width - 30 ? (
          <text key={text} className={degree} x={x} y={18} textAnchor="middle">
            {text}
          </text>
        ) : null,
      )}
      {parallels.map(({ y, text }) =>
        y > 40 && y < size.height - 20 ? (
          <text key={text} className={degree} x={10} y={y + 4}>
            {text}
          </text>
        ) : null,
      )}
    </g>
  );
}

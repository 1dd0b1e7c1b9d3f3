import { css, cx } from '@linaria/core';
import { color } from '#app/styles/tokens.ts';
import { landPoints } from './land.ts';
import { inset } from './locator-corner.ts';
import { type Bounds, fitBounds, koreaBounds, type Pixel, type Projection } from './projection.ts';

const land = css`
  fill: none;
  stroke: ${color.border};
  stroke-linecap: round;
`;

const pale = css`
  opacity: 0.45;
`;

const frame = css`
  fill: ${color.surface};
  stroke: ${color.hairline};
`;

const view = css`
  fill: none;
  stroke: ${color.primary};
  stroke-width: 1.5;
`;

const country = fitBounds(koreaBounds, inset, 6);

function dots(projection: Projection): string {
  return landPoints
    .map((point) => projection.toPixels(point))
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');
}

export function Land({ projection }: { projection: Projection }) {
  return <path className={cx(land, pale)} d={dots(projection)} strokeWidth={3} />;
}

/** Pixels. A smaller frame would be invisible. */
const minFrame = 7;

function frameOf({ south, north, west, east }: Bounds) {
  const from = country.toPixels({ latitude: north, longitude: west });
  const to = country.toPixels({ latitude: south, longitude: east });
  const width = Math.max(to.x - from.x, minFrame);
  const height = Math.max(to.y - from.y, minFrame);
  return { x: (from.x + to.x - width) / 2, y: (from.y + to.y - height) / 2, width, height };
}

export function Locator({ bounds, at }: { bounds: Bounds; at: Pixel }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect className={frame} width={inset.width} height={inset.height} />
      <path className={land} d={dots(country)} strokeWidth={1.5} />
      <rect className={view} {...frameOf(bounds)} />
    </g>
  );
}

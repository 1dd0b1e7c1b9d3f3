import { css, cx } from '@linaria/core';
import { exponentOf, remaining } from '#app/components/products/measured.ts';
import { type Series, seriesOf } from '#app/dose/storage-series.ts';
import { m } from '#app/paraglide/messages.js';
import { color } from '#app/styles/tokens.ts';
import type { Measurements } from '#contract/materials.ts';
import { axisLine, chart, chartNote, limitLine, plot } from './chart-styles.ts';
import { linearScale, linePath, rounded, roundStep, type Scale, ticksAround } from './scales.ts';
import { ValueAxis } from './value-axis.tsx';

const curve = css`
  fill: none;
  stroke: ${color.primary};
  stroke-width: 2;
`;

const acceleratedCurve = css`
  stroke: ${color.muted};
  stroke-dasharray: 6 4;
`;

const marker = css`
  fill: ${color.primary};
  stroke: ${color.paper};
  stroke-width: 1.5;
`;

const acceleratedMarker = css`
  fill: ${color.paper};
  stroke: ${color.muted};
`;

type Axes = { x: Scale; y: Scale; power: number };

/** Beside its last point, or below it where the plot ends: counts only fall. */
function SeriesLabel({ series, axes }: { series: Series; axes: Axes }) {
  const last = series.points.at(-1);
  if (!last) return null;
  const x = axes.x(last.months);
  const y = axes.y(last.count / axes.power);
  const isAtEnd = x > plot.left + (plot.right - plot.left) * 0.6;
  return (
    <text
      className={chartNote}
      x={rounded(isAtEnd ? x - 6 : x + 10)}
      y={rounded(isAtEnd ? y + 18 : y + 4)}
      textAnchor={isAtEnd ? 'end' : 'start'}
    >
      {series.label}
    </text>
  );
}

function Curve({ series, axes }: { series: Series; axes: Axes }) {
  const points = series.points.map(
    ({ months, count }) => [axes.x(months), axes.y(count / axes.power)] as const,
  );
  return (
    <g>
      <path className={cx(curve, series.isAccelerated && acceleratedCurve)} d={linePath(points)} />
      {points.map(([x, y]) => (
        <circle
          key={x}
          className={cx(marker, series.isAccelerated && acceleratedMarker)}
          cx={rounded(x)}
          cy={rounded(y)}
          r="4"
        />
      ))}
      <SeriesLabel series={series} axes={axes} />
    </g>
  );
}

/** The text alternative: where each series begins and ends. */
function descriptionOf(list: readonly Series[], power: number): string {
  return list
    .flatMap((series) => {
      const [first, last] = [series.points[0], series.points.at(-1)];
      if (!first || !last) return [];
      return m.sheet_stability_description({
        condition: series.label,
        first: (first.count / power).toFixed(2),
        last: (last.count / power).toFixed(2),
        months: String(last.months),
        percent: remaining(series, last).toFixed(1),
      });
    })
    .join(' ');
}

type Props = { measurements: Measurements; title: string; unit: string };

/** Counts in storage, with the specification's limit and the end of the shelf life. */
export function StabilityChart({ measurements, title, unit }: Props) {
  const { stability, lowerLimit, shelfLife } = measurements;
  const list = seriesOf(stability);
  const power = 10 ** exponentOf(measurements);
  const counts = [...stability.map(({ count }) => count), ...(lowerLimit ? [lowerLimit] : [])];
  const [least, most] = [Math.min(...counts) / power, Math.max(...counts) / power];
  const yStep = roundStep(most - least, 5);
  const yTicks = ticksAround([least - yStep / 4, most], yStep);
  const lastMonth = Math.max(shelfLife ?? 0, ...stability.map(({ months }) => months));
  const xTicks = ticksAround([0, lastMonth], lastMonth > 12 ? 6 : roundStep(lastMonth, 4));
  const x = linearScale([0, lastMonth], [plot.left, plot.right]);
  const y = linearScale([yTicks[0] ?? 0, yTicks.at(-1) ?? 1], [plot.bottom, plot.top]);
  const limit = lowerLimit === null ? undefined : rounded(y(lowerLimit / power));
  const decimals = yStep < 0.1 ? 2 : 1;
  return (
    <svg
      className={chart}
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-labelledby="stability-title stability-description"
    >
      <title id="stability-title">{title}</title>
      <desc id="stability-description">{descriptionOf(list, power)}</desc>
      <text x="0" y="12">
        {unit}
      </text>
      <ValueAxis ticks={yTicks} scale={y} format={(tick) => tick.toFixed(decimals)} />
      <line className={axisLine} x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} />
      {xTicks
        .filter((tick) => tick <= lastMonth)
        .map((tick) => (
          <text
            key={tick}
            x={rounded(x(tick))}
            y={plot.bottom + 18}
            textAnchor={tick === lastMonth ? 'end' : 'middle'}
          >
            {tick}
          </text>
        ))}
      <text x={plot.right} y={plot.bottom + 36} textAnchor="end">
        {m.sheet_axis_months()}
      </text>
      {limit === undefined ? null : (
        <g>
          <line className={limitLine} x1={plot.left} x2={plot.right} y1={limit} y2={limit} />
          <text className={chartNote} x={plot.left + 6} y={rounded(limit - 6)}>
            {m.sheet_lower_limit({ value: ((lowerLimit ?? 0) / power).toFixed(1) })}
          </text>
        </g>
      )}
      {shelfLife === null ? null : (
        <g>
          <line
            className={limitLine}
            x1={rounded(x(shelfLife))}
            x2={rounded(x(shelfLife))}
            y1={plot.top - 12}
            y2={plot.bottom}
          />
          <text className={chartNote} x={rounded(x(shelfLife) - 4)} y={plot.top - 18} textAnchor="end">
            {m.sheet_shelf_life({ months: String(shelfLife) })}
          </text>
        </g>
      )}
      {list.map((series) => (
        <Curve key={series.label} series={series} axes={{ x, y, power }} />
      ))}
    </svg>
  );
}

import { css, cx } from '@linaria/core';
import { countedEvents, powerOfTen } from '#app/components/products/measured.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color } from '#app/styles/tokens.ts';
import type { Distribution } from '#contract/materials.ts';
import { axisLine, chart, chartNote, limitLine, plot } from './chart-styles.ts';
import { linearScale, logScale, powersWithin, rounded, roundStep, ticksAround } from './scales.ts';
import { ValueAxis } from './value-axis.tsx';

const counted = css`
  fill: ${color.primary};
`;

const background = css`
  fill: ${color.border};
`;

/** Left and right of a bar, so that neighbors stay apart. */
const gap = 0.75;

type Props = { distribution: Distribution; title: string };

/** Events of the cytometer by fluorescence. Those right of the threshold are counted as cells. */
export function DistributionChart({ distribution, title }: Props) {
  const { threshold, classes } = distribution;
  const domain = [classes[0]?.from ?? 1, classes.at(-1)?.to ?? 10] as const;
  const most = Math.max(...classes.map(({ events }) => events));
  const yTicks = ticksAround([0, most], roundStep(most, 4));
  const x = logScale(domain, [plot.left, plot.right]);
  const y = linearScale([0, yTicks.at(-1) ?? 1], [plot.bottom, plot.top]);
  const inside = countedEvents(distribution);
  const all = classes.reduce((sum, { events }) => sum + events, 0);
  return (
    <svg
      className={chart}
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-labelledby="distribution-title distribution-description"
    >
      <title id="distribution-title">{title}</title>
      <desc id="distribution-description">
        {m.sheet_distribution_description({
          all: formatNumber(all),
          inside: formatNumber(inside),
          threshold: formatNumber(threshold),
        })}
      </desc>
      <text x="0" y="12">
        {m.sheet_axis_events()}
      </text>
      <ValueAxis ticks={yTicks} scale={y} format={formatNumber} />
      {classes.map(({ from, to, events }) => (
        <rect
          key={from}
          className={cx(from >= threshold ? counted : background)}
          x={rounded(x(from) + gap)}
          y={rounded(y(events))}
          width={rounded(x(to) - x(from) - gap * 2)}
          height={rounded(plot.bottom - y(events))}
        />
      ))}
      <line className={axisLine} x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} />
      {powersWithin(domain).map((power) => (
        <text key={power} x={rounded(x(power))} y={plot.bottom + 18} textAnchor="middle">
          {powerOfTen(Math.round(Math.log10(power)))}
        </text>
      ))}
      <text x={plot.right} y={plot.bottom + 36} textAnchor="end">
        {m.sheet_axis_fluorescence()}
      </text>
      <line
        className={limitLine}
        x1={rounded(x(threshold))}
        x2={rounded(x(threshold))}
        y1={plot.top - 12}
        y2={plot.bottom}
      />
      <text className={chartNote} x={rounded(x(threshold) - 6)} y={plot.top} textAnchor="end">
        {m.sheet_threshold({ value: formatNumber(threshold) })}
      </text>
    </svg>
  );
}

import { gridLine, plot } from './chart-styles.ts';
import { rounded, type Scale } from './scales.ts';

type Props = { ticks: readonly number[]; scale: Scale; format: (tick: number) => string };

/** Horizontal lines of the grid, each with its value at the left. */
export function ValueAxis({ ticks, scale, format }: Props) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        className={gridLine}
        x1={plot.left}
        x2={plot.right}
        y1={rounded(scale(tick))}
        y2={rounded(scale(tick))}
      />
      <text x={plot.left - 6} y={rounded(scale(tick) + 4)} textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ));
}

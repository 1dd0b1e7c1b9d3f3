import { cpus } from 'node:os';

type Measured = { what: string; value: number; unit: string };

/** Without a unit, the figure is a ratio of two things measured side by side. */
export type Bound = { what: string; value: number; unit?: string } & (
  | { atMost: number }
  | { atLeast: number; aim: number }
);

export type Results = { bounds: Bound[]; measured: Measured[] };

export function isHeld(bound: Bound): boolean {
  return 'atMost' in bound ? bound.value <= bound.atMost : bound.value >= bound.atLeast;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function numberText(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2);
}

function boundText(bound: Bound): string {
  const { unit = '' } = bound;
  return 'atMost' in bound
    ? `at most ${bound.atMost} ${unit}`.trim()
    : `at least ${bound.atLeast}, aiming at ${bound.aim} ${unit}`.trim();
}

export function report(parts: readonly Results[], seconds: number): string {
  const bounds = parts.flatMap((part) => part.bounds);
  const measured = parts.flatMap((part) => part.measured);
  return `# Results of \`npm run bench\`

${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${Math.round(seconds)} s in all, written by that command. Ratios are of
figures measured side by side in this run; other figures depend on the machine.

${table(
  ['Bound', 'measured', '', ''],
  bounds.map((bound) => [
    bound.what,
    `${numberText(bound.value)} ${bound.unit ?? ''}`.trim(),
    boundText(bound),
    isHeld(bound) ? 'held' : 'MISSED',
  ]),
)}

${table(
  ['Measured', '', ''],
  measured.map(({ what, value, unit }) => [what, numberText(value), unit]),
)}
`;
}

export const side = 4;

export const squareMillimetres = [0.05, 0.05, 0.02] as const;

const squaresPerMl = Math.round(1000 / (squareMillimetres[0] * squareMillimetres[1] * squareMillimetres[2]));
const wantedInSquare = 20;

type Cell = { x: number; y: number; angle: number; length: number; inSquare: number };

/** `dilution`: mL of suspension for a gram. `perCell`: the cells/g that one cell in one square stands for. */
export type Chamber = { dilution: number; perCell: number; cells: Cell[] };

function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const cellRadius = 0.026;
const margin = cellRadius + 0.01;
const attempts = 500;

function axisOf({ x, y, angle, length }: Cell): [number, number][] {
  const [right, down] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
  return [-1, 0, 1].map((end) => [x + end * right, y + end * down]);
}

function isApart(cell: Cell, other: Cell): boolean {
  return axisOf(cell).every(([x, y]) =>
    axisOf(other).every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) > 2 * margin),
  );
}

function placeCell(random: () => number, inSquare: number, neighbours: readonly Cell[]): Cell {
  for (let attempt = 1; ; attempt += 1) {
    const angle = random() * Math.PI;
    const length = 0.05 + random() * 0.06;
    const marginX = (Math.abs(Math.cos(angle)) * length) / 2 + margin;
    const marginY = (Math.abs(Math.sin(angle)) * length) / 2 + margin;
    const x = (inSquare % side) + marginX + random() * (1 - 2 * marginX);
    const y = Math.floor(inSquare / side) + marginY + random() * (1 - 2 * marginY);
    const cell = { x, y, angle, length, inSquare };
    if (attempt === attempts || neighbours.every((other) => isApart(cell, other))) return cell;
  }
}

export function makeChamber(count: number): Chamber {
  const dilution = Number((count / (squaresPerMl * wantedInSquare)).toPrecision(2));
  const perCell = dilution * squaresPerMl;
  const random = numbersFrom(0x7512);
  const cells: Cell[] = [];
  const total = Math.round((count / perCell) * side ** 2);
  while (cells.length < total) {
    const inSquare = Math.floor(random() * side ** 2);
    const neighbours = cells.filter((cell) => cell.inSquare === inSquare);
    cells.push(placeCell(random, inSquare, neighbours));
  }
  return { dilution, perCell, cells };
}

export function cellsIn({ cells }: Chamber, inSquare: number): number {
  return cells.filter((cell) => cell.inSquare === inSquare).length;
}

export const shownSquare = 1;

export function squareName(inSquare: number): string {
  return `${'ABCD'[Math.floor(inSquare / side)] ?? ''}${(inSquare % side) + 1}`;
}

/** Relative standard deviation of a count of cells scattered by chance (Poisson). */
export function chanceOf(counted: number): number {
  return 1 / Math.sqrt(counted);
}

export function cellPath({ cells }: Chamber): string {
  const shown = (value: number) => Math.round(value * 1000) / 10;
  return cells
    .map((cell) => axisOf(cell))
    .map(([start, , end]) => `M${start?.map(shown).join(' ')}L${end?.map(shown).join(' ')}`)
    .join('');
}

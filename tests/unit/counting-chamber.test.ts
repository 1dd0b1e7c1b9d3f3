import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellPath,
  cellRadius,
  cellsIn,
  chanceOf,
  makeChamber,
  side,
  squareName,
} from '#app/counting-chamber/chamber.ts';

const anyCount = fc.double({ min: 1e9, max: 1e15, noNaN: true });
const squares = Array.from({ length: side * side }, (_, index) => index);

describe('a drawn counting chamber', () => {
  it('has the density of the count, in squares that one can count by eye', () => {
    fc.assert(
      fc.property(anyCount, (count) => {
        const { cells, perCell } = makeChamber(count);
        const mean = cells.length / squares.length;
        expect(Math.abs(mean * perCell - count)).toBeLessThanOrEqual(perCell / squares.length);
        expect(mean).toBeGreaterThan(19);
        expect(mean).toBeLessThan(21.1);
      }),
      { numRuns: 40 },
    );
  });

  it('follows from size and dilution: one of 20 cells in 0.05 × 0.05 × 0.02 mm at 1:20,000 is 0.4 trillion', () => {
    expect(makeChamber(8.02e12)).toMatchObject({ dilution: 20_000, perCell: 4e11 });
    expect(makeChamber(8.02e12).cells).toHaveLength(321);
  });

  it('is the same for everybody', () => {
    expect(cellPath(makeChamber(8.02e12))).toBe(cellPath(makeChamber(8.02e12)));
  });

  it('has every cell whole within its square, and none on another', () => {
    fc.assert(
      fc.property(anyCount, (count) => {
        const { cells } = makeChamber(count);
        const drawn = cells.map(({ x, y, angle, length, inSquare }) => {
          const points = [-1, -0.5, 0, 0.5, 1].map((end) => ({
            right: x + (end * Math.cos(angle) * length) / 2,
            down: y + (end * Math.sin(angle) * length) / 2,
          }));
          return { inSquare, points };
        });
        for (const { inSquare, points } of drawn) {
          const [left, top] = [inSquare % side, Math.floor(inSquare / side)];
          const inside = points.flatMap(({ right, down }) => [right - left, down - top]);
          expect(Math.min(...inside)).toBeGreaterThan(cellRadius);
          expect(Math.max(...inside)).toBeLessThan(1 - cellRadius);
        }
        const touching = drawn.flatMap((cell, index) =>
          drawn
            .slice(index + 1)
            .filter((other) => other.inSquare === cell.inSquare)
            .filter((other) =>
              cell.points.some((one) =>
                other.points.some(
                  ({ right, down }) => Math.hypot(one.right - right, one.down - down) < 2 * cellRadius,
                ),
              ),
            ),
        );
        expect(touching).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('varies between squares about as chance does', () => {
    const chamber = makeChamber(8.02e12);
    const counts = squares.map((square) => cellsIn(chamber, square));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(321);
    const mean = 321 / counts.length;
    const spread = Math.sqrt(counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length);
    expect(spread / mean / chanceOf(mean)).toBeGreaterThan(0.5);
    expect(spread / mean / chanceOf(mean)).toBeLessThan(1.5);
  });
});

it('squares have a letter for their row and a number for their column', () => {
  expect(squares.map(squareName).join(' ')).toBe('A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4');
});

import type { KeysetQuery } from '#contract/keyset.ts';
import { fieldProblem } from '../problems.ts';

export type KeysetPage<T> = { data: T[]; previous: string | null; next: string | null };

/** The position that a page begins at, and its direction. @throws {ProblemError} for one of another form */
export function startOf<T>(
  { after, before }: KeysetQuery,
  parse: (position: string) => T | undefined,
): { isBackward: boolean; start: T | undefined } {
  const given = before ?? after;
  const start = given === undefined ? undefined : parse(given);
  const isBackward = before !== undefined;
  if (given !== undefined && start === undefined)
    throw fieldProblem(isBackward ? 'before' : 'after', 'invalid');
  return { isBackward, start };
}

export function parseNumber(position: string): number | undefined {
  return /^\d{1,10}$/.test(position) ? Number(position) : undefined;
}

/** @param rows one more than the page has, if there are more; in reverse order for a page before a position */
export function keysetPage<T>(
  rows: readonly T[],
  { size, after, before }: KeysetQuery,
  positionOf: (row: T) => string,
): KeysetPage<T> {
  const isBackward = before !== undefined;
  const hasMore = rows.length > size;
  const data = rows.slice(0, size);
  if (isBackward) data.reverse();
  const [first, last] = [data[0], data.at(-1)];
  const hasPrevious = isBackward ? hasMore : after !== undefined;
  return {
    data,
    previous: hasPrevious && first ? positionOf(first) : null,
    next: (isBackward || hasMore) && last ? positionOf(last) : null,
  };
}

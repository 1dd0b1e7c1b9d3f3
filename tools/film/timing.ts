/** Eases from 0 to 1 between `start` and `end`. */
export function ease(t: number, start: number, end: number): number {
  const share = Math.min(1, Math.max(0, (t - start) / (end - start)));
  return share * share * (3 - 2 * share);
}

export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

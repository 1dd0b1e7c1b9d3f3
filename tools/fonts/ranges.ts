export function toUnicodeRange(points: Iterable<number>): string {
  const spans: [number, number][] = [];
  for (const point of [...new Set(points)].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

export function fromUnicodeRange(range: string): number[] {
  return range.split(',').flatMap((span) => {
    const [from = 0, to = from] = span
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
}

export function pointsOf(...spans: readonly (readonly [from: number, to: number])[]): number[] {
  return spans.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => from + step));
}

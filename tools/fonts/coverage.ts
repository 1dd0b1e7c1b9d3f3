/** Code points with glyphs, from table `cmap`: format 12, or format 4 of a subset, whose segments have no gaps. */
export function coverageOf(font: Buffer): Set<number> {
  const tables = font.readUInt16BE(4);
  const records = Array.from({ length: tables }, (_, index) => 12 + index * 16);
  const record = records.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (record === undefined) throw new Error('The font has no character map.');
  const start = font.readUInt32BE(record + 8);
  const maps = Array.from(
    { length: font.readUInt16BE(start + 2) },
    (_, index) => start + font.readUInt32BE(start + 8 + index * 8),
  );
  const mapOf = (format: number) => maps.find((at) => font.readUInt16BE(at) === format);
  const points = new Set<number>();
  for (const [first, last] of rangesOf(font, mapOf(12), mapOf(4)))
    for (let point = first; point <= last; point++) points.add(point);
  return points;
}

type Range = [first: number, last: number];

function rangesOf(font: Buffer, groups: number | undefined, segments: number | undefined): Range[] {
  if (groups !== undefined) {
    return Array.from({ length: font.readUInt32BE(groups + 12) }, (_, index) => {
      const at = groups + 16 + index * 12;
      return [font.readUInt32BE(at), font.readUInt32BE(at + 4)];
    });
  }
  if (segments === undefined) throw new Error('The font has no character map of format 4 or 12.');
  const bytes = font.readUInt16BE(segments + 6);
  return Array.from({ length: bytes / 2 }, (_, index) => {
    const end = segments + 14 + index * 2;
    return [font.readUInt16BE(end + bytes + 2), font.readUInt16BE(end)];
  });
}

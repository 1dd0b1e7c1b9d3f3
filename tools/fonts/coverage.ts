/** Code points with glyphs, from table `cmap` of format 12. */
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
  const map = maps.find((at) => font.readUInt16BE(at) === 12);
  if (map === undefined) throw new Error('The font has no character map of format 12.');
  const points = new Set<number>();
  for (let group = 0; group < font.readUInt32BE(map + 12); group++) {
    const at = map + 16 + group * 12;
    const last = font.readUInt32BE(at + 4);
    for (let point = font.readUInt32BE(at); point <= last; point++) points.add(point);
  }
  return points;
}

import { crc32, deflateRawSync } from 'node:zlib';

type Entry = {
  name: string;
  data?: Buffer;
  claimedSize?: number;
};

function header(signature: number, fields: [size: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0));
  let offset = buffer.writeUInt32LE(signature, 0);
  for (const [size, value] of fields) offset = buffer.writeUIntLE(value, offset, size);
  return buffer;
}

/** A ZIP archive (PKWARE's APPNOTE, sections 4.3.7, 4.3.12 and 4.3.16), whose directory may lie. */
export function zip(entries: Entry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data = Buffer.from('x'), claimedSize = data.length } of entries) {
    const packed = deflateRawSync(data);
    const encoded = Buffer.from(name);
    const common: [2 | 4, number][] = [
      [2, 0x0800],
      [2, 8],
      [4, 0],
      [4, crc32(data)],
      [4, packed.length],
      [4, claimedSize],
      [2, encoded.length],
      [2, 0],
    ];
    const local = Buffer.concat([header(0x04034b50, [[2, 20], ...common]), encoded, packed]);
    directory.push(
      Buffer.concat([
        header(0x02014b50, [[2, 20], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]),
        encoded,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = header(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, directoryBytes.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...locals, directoryBytes, end]);
}

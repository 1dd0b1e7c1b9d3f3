import { type Entry, fromBufferPromise } from 'yauzl';

const maxEntries = 10_000;
const maxUnpackedBytes = 1_000_000_000;
/** Deflate reaches about 1,030:1; documents stay far below. */
const maxRatio = 200;
const maxNestedRatio = 5;
const smallEntryBytes = 1_000_000;

const nestedArchive = /\.(zip|jar|7z|rar|gz|tgz|bz2|xz|zst|tar)$/i;

type Archive = { names: Set<string> };

function isBomb(entry: Entry): boolean {
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
  if (nestedArchive.test(entry.fileName)) return ratio > maxNestedRatio;
  return entry.uncompressedSize > smallEntryBytes && ratio > maxRatio;
}

export async function readArchive(bytes: Buffer): Promise<Archive | undefined> {
  // Data before the first entry hides a second file.
  if (bytes.readUInt32BE(0) !== 0x504b0304) return undefined;
  const names = new Set<string>();
  let packed = 0;
  let unpacked = 0;
  try {
    const archive = await fromBufferPromise(bytes);
    if (archive.entryCount > maxEntries) return undefined;
    for await (const entry of archive.eachEntry()) {
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      names.add(entry.fileName);
      if (unpacked > maxUnpackedBytes || isBomb(entry)) return undefined;
    }
  } catch {
    return undefined;
  }
  return packed > bytes.length ? undefined : { names };
}

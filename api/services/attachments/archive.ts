import { type Entry, fromBufferPromise } from 'yauzl';

/*
 * What a ZIP archive says about itself. Nothing is ever unpacked: the directory alone tells a bomb.
 */

const maxEntries = 10_000;
const maxUnpackedBytes = 1_000_000_000;
/** Deflate cannot do better than about 1,030:1, and documents are far below this. */
const maxRatio = 200;
/** An archive in an archive packs no smaller than it is, unless it is there to be unpacked again and again. */
const maxNestedRatio = 5;
const smallEntryBytes = 1_000_000;

const nestedArchive = /\.(zip|jar|7z|rar|gz|tgz|bz2|xz|zst|tar)$/i;

type Archive = { names: Set<string> };

function isBomb(entry: Entry): boolean {
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
  if (nestedArchive.test(entry.fileName)) return ratio > maxNestedRatio;
  return entry.uncompressedSize > smallEntryBytes && ratio > maxRatio;
}

/**
 * The names in a ZIP archive. Undefined when the bytes are none, when it is a bomb, or when a name in it leads
 * out of the folder that it is unpacked to.
 */
export async function readArchive(bytes: Buffer): Promise<Archive | undefined> {
  // One that begins with something else is two files in one.
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
    // yauzl refuses a directory that is broken, and names that lead out of the folder: so do we.
    return undefined;
  }
  // Entries that share their bytes add up to more than the file.
  return packed > bytes.length ? undefined : { names };
}

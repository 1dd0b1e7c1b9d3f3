import { fileTypeFromBuffer } from 'file-type';
import type { AttachmentExtension } from '#contract/attachments.ts';
import { readArchive } from './archive.ts';

/** What a file is by its bytes, apart from the archives and compound files, which hold documents of many kinds. */
const plainKinds = new Set(['pdf', 'jpg', 'png', 'webp']);

/** End of an archive's directory: in the last 64 KB of a file that is an archive too. */
const archiveEnd = Buffer.from('PK\x05\x06', 'latin1');
const archiveTailBytes = 65_600;

/** What a browser or a server would run, were the picture taken for a page. */
const active = /<script|<html|<\?php|%PDF-/i;

/** Bytes of a PDF before which a page could be hidden. */
const headBytes = 1024;

function hidesAnother(kind: string, bytes: Buffer): boolean {
  if (bytes.subarray(-archiveTailBytes).includes(archiveEnd)) return true;
  const looked = kind === 'pdf' ? bytes.subarray(5, headBytes) : bytes;
  return active.test(looked.toString('latin1'));
}

async function kindOfArchive(bytes: Buffer): Promise<AttachmentExtension | undefined> {
  const archive = await readArchive(bytes);
  if (!archive) return undefined;
  const { names } = archive;
  const has = (folder: string) =>
    names.has('[Content_Types].xml') && [...names].some((name) => name.startsWith(folder));
  // Documents with macros have extensions of their own; under this one they are a disguise.
  const hasMacros = [...names].some((name) => name.endsWith('vbaProject.bin'));
  if (has('word/')) return hasMacros ? undefined : 'docx';
  if (has('xl/')) return hasMacros ? undefined : 'xlsx';
  if (has('ppt/')) return hasMacros ? undefined : 'pptx';
  if (names.has('mimetype') && names.has('Contents/content.hpf')) return 'hwpx';
  return 'zip';
}

/** Compound files (CFB) are old office documents of all kinds; this is what a Hangul document's header begins with. */
const hwpSignature = Buffer.from('HWP Document File', 'latin1');

/** Streams of a compound file begin at its sectors, the smallest of which have 64 bytes. */
const sectorBytes = 64;

function isHwp(bytes: Buffer): boolean {
  const position = bytes.indexOf(hwpSignature);
  return position > 0 && position % sectorBytes === 0;
}

/** What a file is, judged by its content alone; undefined for what is not taken. */
async function kindOf(bytes: Buffer): Promise<AttachmentExtension | undefined> {
  if (bytes.length < 4) return undefined;
  if (bytes.readUInt16BE(0) === 0x504b) return kindOfArchive(bytes);
  const found = (await fileTypeFromBuffer(bytes))?.ext;
  if (found === 'cfb') return isHwp(bytes) ? 'hwp' : undefined;
  if (!found || !plainKinds.has(found) || hidesAnother(found, bytes)) return undefined;
  return found as AttachmentExtension;
}

/** Whether the content is what the extension says. A zip may hold anything; a document must be that document. */
export async function isContentOf(extension: AttachmentExtension, bytes: Buffer): Promise<boolean> {
  const kind = await kindOf(bytes);
  return kind === (extension === 'jpeg' ? 'jpg' : extension);
}

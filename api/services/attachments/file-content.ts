import { fileTypeFromBuffer } from 'file-type';
import type { AttachmentExtension } from '#contract/attachments.ts';
import { readArchive } from './archive.ts';

const plainKinds = new Set(['pdf', 'jpg', 'png', 'webp']);

const archiveEnd = Buffer.from('PK\x05\x06', 'latin1');
const archiveTailBytes = 65_600;

/** Would run if a browser took the picture for a page. */
const active = /<script|<html|<\?php|%PDF-/i;

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
  const hasMacros = [...names].some((name) => name.endsWith('vbaProject.bin'));
  if (has('word/')) return hasMacros ? undefined : 'docx';
  if (has('xl/')) return hasMacros ? undefined : 'xlsx';
  if (has('ppt/')) return hasMacros ? undefined : 'pptx';
  if (names.has('mimetype') && names.has('Contents/content.hpf')) return 'hwpx';
  return 'zip';
}

const hwpSignature = Buffer.from('HWP Document File', 'latin1');

const sectorBytes = 64;

function isHwp(bytes: Buffer): boolean {
  const position = bytes.indexOf(hwpSignature);
  return position > 0 && position % sectorBytes === 0;
}

async function kindOf(bytes: Buffer): Promise<AttachmentExtension | undefined> {
  if (bytes.length < 4) return undefined;
  if (bytes.readUInt16BE(0) === 0x504b) return kindOfArchive(bytes);
  const found = (await fileTypeFromBuffer(bytes))?.ext;
  if (found === 'cfb') return isHwp(bytes) ? 'hwp' : undefined;
  if (!found || !plainKinds.has(found) || hidesAnother(found, bytes)) return undefined;
  return found as AttachmentExtension;
}

export async function isContentOf(extension: AttachmentExtension, bytes: Buffer): Promise<boolean> {
  const kind = await kindOf(bytes);
  return kind === (extension === 'jpeg' ? 'jpg' : extension);
}

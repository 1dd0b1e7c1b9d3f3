import { createHash } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { attachmentTypes, maxFileBytes, maxFiles, maxFilesBytes } from '#contract/attachments.ts';
import type { PostedFile } from '#request-body/collect-files.ts';
import { type FileName, parseFileName } from '#rules/file-name.ts';
import type { Database, Transaction } from '../db/database.ts';
import { fileChunks, files } from '../db/schema/index.ts';
import { fieldProblem, ProblemError } from '../problems.ts';
import { isContentOf } from './attachments/file-content.ts';

/** `sha256` is hexadecimal. */
export type CheckedFile = { name: string; mediaType: string; bytes: Buffer; sha256: string };

export type FileOwner =
  | { contactId: number }
  | { questionId: number }
  | { answerId: number }
  | { postId: number }
  | { documentId: number };

/** Memory per download. */
const chunkBytes = 512 * 1024;

export function checkedFile(name: string, mediaType: string, bytes: Buffer): CheckedFile {
  return { name, mediaType, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

type NamedFile = FileName & { bytes: Buffer };

/** Cheap checks first. */
function nameFile({ name, bytes }: PostedFile): NamedFile {
  const parsed = parseFileName(name);
  if (typeof parsed === 'string') throw fieldProblem('files', parsed);
  if (bytes.length > maxFileBytes) throw fieldProblem('files', 'file_too_large');
  return { ...parsed, bytes };
}

async function checkFile({ name, extension, bytes }: NamedFile): Promise<CheckedFile> {
  if (!(await isContentOf(extension, bytes))) throw fieldProblem('files', 'file_type');
  return checkedFile(name, attachmentTypes[extension], bytes);
}

/** @throws {ProblemError} validation_failed on `files`, payload_too_large above 20 MB in total */
export async function checkFiles(uploaded: readonly PostedFile[]): Promise<CheckedFile[]> {
  if (uploaded.length > maxFiles) throw fieldProblem('files', 'too_many_files');
  const total = uploaded.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > maxFilesBytes) throw new ProblemError('payload_too_large');
  const named = uploaded.map(nameFile);
  const checked: CheckedFile[] = [];
  for (const file of named) checked.push(await checkFile(file));
  return checked;
}

export function belongsTo(owner: FileOwner) {
  if ('contactId' in owner) return eq(files.contactId, owner.contactId);
  if ('questionId' in owner) return eq(files.questionId, owner.questionId);
  if ('answerId' in owner) return eq(files.answerId, owner.answerId);
  if ('postId' in owner) return eq(files.postId, owner.postId);
  return eq(files.documentId, owner.documentId);
}

async function storeFile(
  tx: Transaction,
  owner: FileOwner,
  position: number,
  file: CheckedFile,
): Promise<void> {
  const { name, mediaType, bytes, sha256 } = file;
  const [row] = await tx
    .insert(files)
    .values({ ...owner, position, name, mediaType, size: bytes.length, sha256 })
    .returning({ id: files.id });
  if (!row) throw new Error('The file was not stored');
  await storeChunks(tx, row.id, bytes);
}

export async function storeChunks(tx: Transaction, fileId: string, bytes: Buffer): Promise<void> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    // As base64: binary parameters are ten times slower in PGlite.
    const encoded = bytes.subarray(start, start + chunkBytes).toString('base64');
    const chunk = { position: start / chunkBytes, bytes: sql`decode(${encoded}, 'base64')` };
    await tx.insert(fileChunks).values({ fileId, ...chunk });
  }
}

export async function storeFiles(
  tx: Transaction,
  owner: FileOwner,
  list: readonly CheckedFile[],
): Promise<void> {
  for (const [position, file] of list.entries()) await storeFile(tx, owner, position, file);
}

/** Unchanged files keep their address. */
export async function replaceFiles(
  tx: Transaction,
  owner: FileOwner,
  wanted: readonly CheckedFile[],
): Promise<void> {
  const stored = await tx
    .select({ id: files.id, name: files.name, sha256: files.sha256 })
    .from(files)
    .where(belongsTo(owner));
  const reused = new Set<string>();
  for (const [position, file] of wanted.entries()) {
    const same = stored.find(
      ({ id, name, sha256 }) => !reused.has(id) && name === file.name && sha256 === file.sha256,
    );
    if (same) {
      reused.add(same.id);
      await tx.update(files).set({ position }).where(eq(files.id, same.id));
    } else await storeFile(tx, owner, position, file);
  }
  const removed = stored.map(({ id }) => id).filter((id) => !reused.has(id));
  if (removed.length > 0) await tx.delete(files).where(inArray(files.id, removed));
}

/** Empty if there is no such file. */
export async function readChunks(db: Database, fileId: string): Promise<Buffer> {
  const chunks = await db
    .select({ bytes: fileChunks.bytes })
    .from(fileChunks)
    .where(eq(fileChunks.fileId, fileId))
    .orderBy(asc(fileChunks.position));
  return Buffer.concat(chunks.map(({ bytes }) => bytes));
}

export async function* readFiles(
  db: Database,
  owner: FileOwner,
): AsyncGenerator<{ name: string; mediaType: string; bytes: Buffer }> {
  const rows = await db
    .select({ id: files.id, name: files.name, mediaType: files.mediaType })
    .from(files)
    .where(belongsTo(owner))
    .orderBy(asc(files.position));
  for (const { id, ...file } of rows) yield { ...file, bytes: await readChunks(db, id) };
}

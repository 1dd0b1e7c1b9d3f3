import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { attachmentTypes, maxFileBytes, maxFiles } from '#contract/attachments.ts';
import { apiBase } from '#contract/endpoints.ts';
import type { StoredFile } from '#contract/posts.ts';
import type { Database, Transaction } from '../db/database.ts';
import { fileChunks, files } from '../db/schema/index.ts';
import type { UploadedFile } from '../multipart.ts';
import { fieldProblem } from '../problems.ts';

/** A file that may be stored. */
export type CheckedFile = { name: string; mediaType: string; sha256: string; bytes: Buffer };

type Owner = { questionId: number } | { contactId: number };

const chunkBytes = 512 * 1024;

const typeOf: ReadonlyMap<string, string> = new Map(Object.entries(attachmentTypes));

function check({ name, bytes }: UploadedFile): CheckedFile {
  if (bytes.byteLength > maxFileBytes) throw fieldProblem('files', 'file_too_large');
  const mediaType = typeOf.get(name.split('.').at(-1)?.toLowerCase() ?? '');
  if (!mediaType) throw fieldProblem('files', 'file_type');
  return { name, mediaType, sha256: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/**
 * Judges uploaded files by name and content.
 * @throws {ProblemError} validation_failed for `files`
 */
export async function checkFiles(uploaded: UploadedFile[]): Promise<CheckedFile[]> {
  if (uploaded.length > maxFiles) throw fieldProblem('files', 'too_many_files');
  return uploaded.map(check);
}

/** Stores files with what they belong to. */
export async function storeFiles(tx: Transaction, owner: Owner, checked: CheckedFile[]): Promise<void> {
  for (const [position, { bytes, ...file }] of checked.entries()) {
    const [row] = await tx
      .insert(files)
      .values({ ...owner, ...file, position, size: bytes.byteLength })
      .returning({ id: files.id });
    if (!row) throw new Error('The file was not stored');
    for (let start = 0; start < bytes.byteLength; start += chunkBytes) {
      const chunk = { fileId: row.id, position: start / chunkBytes };
      await tx.insert(fileChunks).values({ ...chunk, bytes: bytes.subarray(start, start + chunkBytes) });
    }
  }
}

function belongsTo(owner: Owner) {
  return 'questionId' in owner
    ? eq(files.questionId, owner.questionId)
    : eq(files.contactId, owner.contactId);
}

/** Stores files in place of the ones that were there. */
export async function replaceFiles(tx: Transaction, owner: Owner, checked: CheckedFile[]): Promise<void> {
  await tx.delete(files).where(belongsTo(owner));
  await storeFiles(tx, owner, checked);
}

/** The files of an owner, in their order. */
export async function listFiles(db: Database | Transaction, owner: Owner): Promise<StoredFile[]> {
  const rows = await db
    .select({ id: files.id, name: files.name, size: files.size })
    .from(files)
    .where(belongsTo(owner))
    .orderBy(asc(files.position));
  return rows.map(({ id, ...file }) => ({ ...file, url: `${apiBase}/files/${id}` }));
}

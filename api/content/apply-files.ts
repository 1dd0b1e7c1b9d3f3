import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { fileChunks, files } from '../db/schema/index.ts';
import type { ContentFile } from './attachments.ts';

/** Bytes of one piece of a stored file: what is in memory at once while it is sent. */
const chunkBytes = 512 * 1024;

type Owner = { postId: number } | { documentId: number };

async function storeFile(tx: Transaction, owner: Owner, position: number, file: ContentFile): Promise<void> {
  const { name, mediaType, sha256, bytes } = file;
  const [row] = await tx
    .insert(files)
    .values({ ...owner, position, name, mediaType, sha256, size: bytes.length })
    .returning({ id: files.id });
  if (!row) throw new Error(`The file ${name} was not stored`);
  for (let start = 0, index = 0; start < bytes.length; start += chunkBytes, index += 1)
    await tx
      .insert(fileChunks)
      .values({ fileId: row.id, position: index, bytes: bytes.subarray(start, start + chunkBytes) });
}

/** Makes these the files of a post or document. One that is stored already keeps its address. */
export async function replaceFiles(
  tx: Transaction,
  owner: Owner,
  wanted: readonly ContentFile[],
): Promise<void> {
  const isOwners =
    'postId' in owner ? eq(files.postId, owner.postId) : eq(files.documentId, owner.documentId);
  const stored = await tx
    .select({ id: files.id, name: files.name, sha256: files.sha256 })
    .from(files)
    .where(isOwners);
  const kept = new Set<string>();
  for (const [position, file] of wanted.entries()) {
    const same = stored.find(({ name, sha256 }) => name === file.name && sha256 === file.sha256);
    if (same) {
      kept.add(same.id);
      await tx.update(files).set({ position }).where(eq(files.id, same.id));
    } else await storeFile(tx, owner, position, file);
  }
  const gone = stored.map(({ id }) => id).filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.delete(files).where(inArray(files.id, gone));
}

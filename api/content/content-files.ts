import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { FileReference } from '#contract/staff-content.ts';
import type { Transaction } from '../db/database.ts';
import { fileChunks, files } from '../db/schema/index.ts';
import { belongsTo, type CheckedFile, storeChunks } from '../services/attachments.ts';
import { ContentError } from './content-error.ts';

/* Files of posts and documents. Those of drafts and earlier versions have no owner, so nobody can download them. */

/** Without bytes: stored before. */
export type ContentFile = Omit<CheckedFile, 'bytes'> & { bytes?: Buffer };

type Owner = { postId: number } | { documentId: number };

const pictureType = 'image/avif';

/** Files of content whose owner is not known to the public tables. Pictures are other such rows. */
export const isUnowned: SQL | undefined = and(
  ne(files.mediaType, pictureType),
  ...[files.contactId, files.questionId, files.answerId, files.postId, files.documentId].map((owner) =>
    isNull(owner),
  ),
);

const isOfContent = or(isNotNull(files.postId), isNotNull(files.documentId), isUnowned);

export function referenceOf({ sha256, name, size, mediaType }: FileReference): FileReference {
  return { sha256, name, size, mediaType };
}

/** Keeps the bytes of a version that may be published, or become the draft. The same ones are stored once. */
export async function keepFile(tx: Transaction, file: CheckedFile): Promise<FileReference> {
  const { name, mediaType, sha256, bytes } = file;
  const reference = { sha256, name, size: bytes.length, mediaType };
  if (await findContentFile(tx, sha256)) return reference;
  const [row] = await tx
    .insert(files)
    .values({ position: 0, ...reference })
    .returning({ id: files.id });
  if (!row) throw new Error('The file was not stored');
  await storeChunks(tx, row.id, bytes);
  return reference;
}

export async function findContentFile(tx: Transaction, sha256: string) {
  const [row] = await tx
    .select({ id: files.id, name: files.name, mediaType: files.mediaType, size: files.size })
    .from(files)
    .where(and(eq(files.sha256, sha256), isOfContent))
    .orderBy(sql`${isUnowned} desc`)
    .limit(1);
  return row;
}

async function copyFile(tx: Transaction, id: string, values: typeof files.$inferInsert): Promise<void> {
  const [copy] = await tx.insert(files).values(values).returning({ id: files.id });
  if (!copy) throw new Error('The file was not stored');
  await tx.execute(sql`insert into ${fileChunks} (file_id, position, bytes)
    select ${copy.id}::uuid, position, bytes from ${fileChunks} where file_id = ${id}::uuid`);
}

async function place(tx: Transaction, owner: Owner, position: number, file: ContentFile): Promise<void> {
  const { name, mediaType, sha256, bytes } = file;
  const found = await findContentFile(tx, sha256);
  if (!found && !bytes) throw new ContentError(`${name}: the file is no longer stored`);
  const size = found?.size ?? bytes?.length ?? 0;
  const values = { ...owner, position, name, mediaType, size, sha256 };
  if (found) {
    const claimed = await tx
      .update(files)
      .set({ ...owner, position, name, mediaType })
      .where(and(eq(files.id, found.id), isUnowned))
      .returning({ id: files.id });
    if (claimed.length === 0) await copyFile(tx, found.id, values);
    return;
  }
  const [row] = await tx.insert(files).values(values).returning({ id: files.id });
  if (!row || !bytes) throw new Error('The file was not stored');
  await storeChunks(tx, row.id, bytes);
}

/** Unchanged files keep their address. Removed ones lose their owner: earlier versions name them. */
export async function placeFiles(
  tx: Transaction,
  owner: Owner,
  wanted: readonly ContentFile[],
): Promise<void> {
  const stored = await tx
    .select({ id: files.id, name: files.name, sha256: files.sha256 })
    .from(files)
    .where(belongsTo(owner));
  const reused = new Map<number, string>();
  for (const [position, file] of wanted.entries()) {
    const same = stored.find(
      ({ id, name, sha256 }) =>
        ![...reused.values()].includes(id) && name === file.name && sha256 === file.sha256,
    );
    if (same) reused.set(position, same.id);
  }
  const removed = stored.map(({ id }) => id).filter((id) => ![...reused.values()].includes(id));
  if (removed.length > 0)
    await tx
      .update(files)
      .set({ postId: null, documentId: null, createdAt: sql`now()` })
      .where(inArray(files.id, removed));
  for (const [position, file] of wanted.entries()) {
    const same = reused.get(position);
    if (same) await tx.update(files).set({ position }).where(eq(files.id, same));
    else await place(tx, owner, position, file);
  }
}

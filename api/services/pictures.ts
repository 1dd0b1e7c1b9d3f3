import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { pictureWidths } from '../content/picture-url.ts';
import type { Database, Transaction } from '../db/database.ts';
import { contentItems, contentPictures, contentPictureUses, files } from '../db/schema/index.ts';
import { readChunks, storeChunks } from './attachments.ts';
import type { Download } from './files.ts';
import { isPublic } from './published.ts';

const mediaType = 'image/avif';

const pictureName = /(?:^|\/)([0-9a-f]{32})-(\d{1,4})x\d{1,5}(-800)?\.avif$/;

/** Pictures are files without an owner. Their identifier is derived from the larger file's bytes and the width. */
export function pictureFileId(picture: string, width: number): string {
  const hash = createHash('sha256').update(`${picture}-${width}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}

type Picture = { id: string; width: number; bytes: Buffer };

export async function storePictures(tx: Transaction, pictures: readonly Picture[]): Promise<void> {
  for (const { id, width, bytes } of pictures) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const [added] = await tx
      .insert(files)
      .values({
        id: pictureFileId(id, width),
        position: 0,
        name: `${id}-${width}.avif`,
        mediaType,
        size: bytes.length,
        sha256,
      })
      .onConflictDoNothing()
      .returning({ id: files.id });
    if (added) await storeChunks(tx, added.id, bytes);
  }
}

const ofItem = sql`exists (
  select from ${contentPictureUses} join ${contentItems} on ${contentItems.id} = ${contentPictureUses.itemId}
  where ${contentPictureUses.pictureId} = ${contentPictures.id} and ${contentPictureUses.isPublic}
    and ${contentItems.publishedVersion} is not null and ${isPublic(contentItems.publishedAt)})`;

/** Whether visitors may see it: a public item names it, or it is older than the library. */
export async function isOpenPicture(db: Database, name: string): Promise<boolean> {
  const id = pictureName.exec(name)?.[1] ?? '';
  const [row] = await db
    .select({ isOpen: sql<boolean>`${contentPictures.isOpen} or ${ofItem}` })
    .from(contentPictures)
    .where(eq(contentPictures.id, id));
  return row?.isOpen ?? true;
}

/** @param name such as `HASH-1600x900.avif`, and `HASH-1600x900-800.avif` for the small one. A URL may stand before it. */
export async function findPicture(db: Database, name: string): Promise<Download | undefined> {
  const [, id, full, small] = pictureName.exec(name) ?? [];
  if (!id) return undefined;
  const width = small ? Math.min(Number(full), pictureWidths.small) : Number(full);
  const [row] = await db
    .select({ id: files.id, name: files.name, mediaType: files.mediaType, size: files.size })
    .from(files)
    .where(
      and(
        eq(files.id, pictureFileId(id, width)),
        eq(files.mediaType, mediaType),
        ...[files.contactId, files.questionId, files.answerId, files.postId, files.documentId].map((owner) =>
          isNull(owner),
        ),
      ),
    );
  return row && { ...row, isPersonal: false };
}

/** The full size, if `url` is the URL of a stored picture. */
export async function readPicture(db: Database, url: string): Promise<Buffer | undefined> {
  const picture = await findPicture(db, url);
  return picture && readChunks(db, picture.id);
}

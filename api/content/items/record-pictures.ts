import { inArray } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { contentPictures } from '#api/db/schema/index.ts';
import type { Content } from '../read-content.ts';
import { picturesIn } from './named-files.ts';

/** Shows visitors the pictures of legal texts, which are no items. */
export async function openPicturesOf(tx: Transaction, texts: readonly string[]): Promise<void> {
  const ids = texts.flatMap(picturesIn);
  if (ids.length > 0)
    await tx.update(contentPictures).set({ isOpen: true }).where(inArray(contentPictures.id, ids));
}

export async function recordPictures(
  tx: Transaction,
  { pictures, terms }: Pick<Content, 'pictures' | 'terms'>,
): Promise<void> {
  const largest = new Map<string, (typeof pictures)[number]>();
  for (const picture of pictures)
    if (picture.width >= (largest.get(picture.id)?.width ?? 0)) largest.set(picture.id, picture);
  const rows = [...largest.values()].map(({ bytes, ...picture }) => ({ ...picture, size: bytes.length }));
  if (rows.length > 0) await tx.insert(contentPictures).values(rows).onConflictDoNothing();
  await openPicturesOf(
    tx,
    terms.flatMap(({ translations }) => translations.map(({ content }) => content)),
  );
}

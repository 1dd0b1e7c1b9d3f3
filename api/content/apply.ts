import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { EntryKind } from '#contract/company.ts';
import type { PostKind } from '#contract/posts.ts';
import type { Database, Transaction } from '../db/database.ts';
import { appliedContent } from '../db/schema/index.ts';
import { findPicture, storePictures } from '../services/pictures.ts';
import { applyEntries } from './apply-entries.ts';
import { applyLots } from './apply-lots.ts';
import { applyPharmacies, applyPlaces } from './apply-pharmacies.ts';
import { applyPosts } from './apply-posts.ts';
import { applyProducts } from './apply-products.ts';
import { applyDocuments, applyTerms, requireNotice } from './apply-terms.ts';
import type { Changes, OnEdited } from './changes.ts';
import { ContentError } from './content-error.ts';
import { AppliedItems } from './items/applied-items.ts';
import { recordPictures } from './items/record-pictures.ts';
import { lockContent } from './lock-content.ts';
import { checkFolder, digestFolder } from './parse-content.ts';
import { type Content, readContent } from './read-content.ts';

export type ContentChanges = Record<
  PostKind | EntryKind | 'product' | 'term' | 'document' | 'pharmacy' | 'lot',
  Changes
>;

const sampleContent = 'sample';

/** Part of the digest: raise it when the same files must be stored differently. */
const storedForm = '2';

async function requirePictures(tx: Transaction, named: Content['storedPictures']): Promise<void> {
  for (const [url, place] of named)
    if (!(await findPicture(tx, url))) throw new ContentError(`${place}: ${url} is no stored picture`);
}

/** Products first: pharmacies and lots refer to them. */
async function store(tx: Transaction, content: Content, onEdited: OnEdited): Promise<ContentChanges> {
  const applied = new AppliedItems(tx, onEdited);
  await storePictures(tx, content.pictures);
  await requirePictures(tx, content.storedPictures);
  const product = await applyProducts(tx, content.products, applied.accept);
  const posts: Record<PostKind, Changes> = {
    news: await applyPosts(tx, 'news', content.posts.news, applied.accept),
    press: await applyPosts(tx, 'press', content.posts.press, applied.accept),
    patent: await applyPosts(tx, 'patent', content.posts.patent, applied.accept),
    thesis: await applyPosts(tx, 'thesis', content.posts.thesis, applied.accept),
  };
  const lists = await applyEntries(tx, content.entries, content.faqCategories, applied.accept);
  await applyPlaces(tx, content.places);
  const changes = {
    ...posts,
    ...lists,
    product,
    pharmacy: await applyPharmacies(tx, content.pharmacies, onEdited),
    lot: await applyLots(tx, content.lots, onEdited),
    term: await applyTerms(tx, content.terms),
    document: await applyDocuments(tx, content.documents, applied.accept),
  };
  await applied.finish();
  await recordPictures(tx, content);
  return changes;
}

type FolderOptions = { resizedPictures?: string | undefined; onEdited?: OnEdited; isByStaff?: boolean };

/** Adds and updates in one transaction; never deletes. @throws {ContentError} naming the invalid file, or edited items */
export async function applyFolder(
  db: Database,
  folder: string,
  { resizedPictures, onEdited = 'refuse', isByStaff = false }: FolderOptions = {},
): Promise<ContentChanges> {
  const content = readContent(folder, resizedPictures);
  return db.transaction(async (tx) => {
    await lockContent(tx);
    if (isByStaff) await requireNotice(tx, content.terms);
    return store(tx, content, onEdited);
  });
}

export async function hasSampleContent(db: Database): Promise<boolean> {
  const rows = await db
    .select({ name: appliedContent.name })
    .from(appliedContent)
    .where(eq(appliedContent.name, sampleContent));
  return rows.length > 0;
}

async function isApplied(db: Database, digest: string): Promise<boolean> {
  const rows = await db
    .select({ name: appliedContent.name })
    .from(appliedContent)
    .where(and(eq(appliedContent.name, sampleContent), eq(appliedContent.digest, digest)));
  return rows.length > 0;
}

/** Runs once per content, and leaves what staff edited. Undefined if applied before. @throws {ContentError} */
export async function applyContent(
  db: Database,
  folder: string,
  log: Logger,
): Promise<ContentChanges | undefined> {
  checkFolder(folder);
  const digest = digestFolder(folder, storedForm);
  if (await isApplied(db, digest)) return undefined;
  const content = readContent(folder);
  const changes = await db.transaction(async (tx) => {
    await lockContent(tx);
    // Another process may have been faster.
    if (await isApplied(tx, digest)) return undefined;
    const stored = await store(tx, content, 'skip');
    await tx
      .insert(appliedContent)
      .values({ name: sampleContent, digest })
      .onConflictDoUpdate({ target: appliedContent.name, set: { digest, appliedAt: sql`now()` } });
    return stored;
  });
  if (changes) log.info({ changes }, 'Sample content stored');
  return changes;
}

import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { pictureUrl, pictureWidths } from '#api/content/picture-url.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { contentPictures, contentPictureUses, files, staff } from '#api/db/schema/index.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import type { ItemSummary } from '#contract/staff-content.ts';
import type { LibraryPicture, PictureQuery } from '#contract/staff-pictures.ts';
import { pictureFileId } from '../pictures.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { listSummaries } from '../staff-content/list-items.ts';

const listedItems = 100;

const uses = sql<number>`(select count(*)::int from ${contentPictureUses}
  where ${contentPictureUses.pictureId} = ${contentPictures.id})`;

function select(db: Database | Transaction, where: SQL | undefined, limit: number) {
  return db
    .select({
      id: contentPictures.id,
      width: contentPictures.width,
      height: contentPictures.height,
      size: contentPictures.size,
      name: contentPictures.name,
      at: contentPictures.at,
      by: staff.name,
      uses,
    })
    .from(contentPictures)
    .leftJoin(staff, eq(staff.id, contentPictures.staffId))
    .where(where)
    .orderBy(desc(contentPictures.at), desc(contentPictures.id))
    .limit(limit);
}

function toPicture({ at, ...picture }: Awaited<ReturnType<typeof select>>[number]): LibraryPicture {
  const url = pictureUrl(picture.id, picture);
  return {
    ...picture,
    url,
    previewUrl: url.replace(/\.avif$/, `-${pictureWidths.small}.avif`),
    at: at.toISOString(),
  };
}

/** @throws {ProblemError} not_found */
export async function getLibraryPicture(db: Database | Transaction, id: string): Promise<LibraryPicture> {
  const [row] = await select(db, eq(contentPictures.id, id), 1);
  if (!row) throw new ProblemError('not_found');
  return toPicture(row);
}

function cursorOf({ at, id }: LibraryPicture): string {
  return Buffer.from(`${Date.parse(at)}.${id}`).toString('base64url');
}

function beyond(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [, at, id] =
    /^(\d{1,15})\.([0-9a-f]{32})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (!at) throw fieldProblem('cursor', 'invalid');
  return sql`(${contentPictures.at}, ${contentPictures.id}) <
    ('epoch'::timestamptz + ${at}::bigint * interval '1 millisecond', ${id}::text)`;
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Newest first. @throws {ProblemError} validation_failed for a bad cursor */
export async function listPictures(
  db: Database,
  _actor: StaffActor<'content.read'>,
  { query, unused, cursor, size }: PictureQuery,
): Promise<{ data: LibraryPicture[]; next: string | null }> {
  const where = and(
    beyond(cursor),
    query ? sql`${contentPictures.name} ilike ${`%${escaped(query)}%`}` : undefined,
    unused === undefined ? undefined : sql`(${uses} = 0 and not ${contentPictures.isOpen}) = ${unused}`,
  );
  const rows = (await select(db, where, size + 1)).map(toPicture);
  const data = rows.slice(0, size);
  const last = data.at(-1);
  return { data, next: last && rows.length > size ? cursorOf(last) : null };
}

/** @throws {ProblemError} not_found */
export async function getPicture(
  db: Database,
  _actor: StaffActor<'content.read'>,
  id: string,
): Promise<LibraryPicture & { items: ItemSummary[] }> {
  const picture = await getLibraryPicture(db, id);
  const rows = await db
    .select({ itemId: contentPictureUses.itemId })
    .from(contentPictureUses)
    .where(eq(contentPictureUses.pictureId, id))
    .limit(listedItems);
  const items = await listSummaries(
    db,
    rows.map(({ itemId }) => itemId),
  );
  return { ...picture, items };
}

/** @throws {ProblemError} not_found; conflict while an item or a legal text names it */
export function deletePicture(db: Database, actor: StaffActor<'content.trash'>, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const [picture] = await tx
      .select({ width: contentPictures.width, isOpen: contentPictures.isOpen })
      .from(contentPictures)
      .where(eq(contentPictures.id, id))
      .for('update');
    if (!picture) throw new ProblemError('not_found');
    const used = await tx.$count(contentPictureUses, eq(contentPictureUses.pictureId, id));
    if (used > 0 || picture.isOpen) throw new ProblemError('conflict');
    const widths = [picture.width, Math.min(picture.width, pictureWidths.small)];
    const ids = widths.map((width) => pictureFileId(id, width));
    await tx.delete(files).where(inArray(files.id, ids));
    await tx.delete(contentPictures).where(eq(contentPictures.id, id));
  });
}

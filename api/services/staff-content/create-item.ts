import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { columnsOf, languageChangesOf } from '#api/content/items/item-columns.ts';
import { isPostKind } from '#api/content/items/parse-item.ts';
import { addFileUses, setPictureUses } from '#api/content/items/uses.ts';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { contentEvents, contentItems, contentVersions } from '#api/db/schema/index.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import { documentTypes } from '#contract/document-types.ts';
import { postKinds } from '#contract/posts.ts';
import type { Item, ItemContent } from '#contract/staff-content.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';
import type { NewItem } from '#contract/staff-content-requests.ts';
import { recordAccess } from '../access-records.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { readItem } from './item-detail.ts';
import { isPersonal } from './item-row.ts';
import { checkedContent } from './save-item.ts';

const empty: ItemContent = { fields: {}, languages: {} };

function newKey(): string {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
  return `${day}-${randomBytes(3).toString('hex')}`;
}

const categoryOwners: readonly string[] = [...postKinds, 'faq'];

function checkKey(kind: ItemKind, key: string): void {
  const [owner = '', name] = key.split('/');
  const isCategory = name !== undefined && categoryOwners.includes(owner);
  const isDocument = documentTypes.some((type) => type === key);
  const isPlain = name === undefined && !/[A-Z]/.test(key);
  const fits = kind === 'category' ? isCategory : kind === 'document' ? isDocument : isPlain;
  if (!fits) throw fieldProblem('key', 'invalid');
}

function keyOf({ kind, key }: NewItem): string {
  if (key === undefined && (kind === 'category' || kind === 'document'))
    throw fieldProblem('key', 'required');
  const given = key ?? newKey();
  checkKey(kind, given);
  return given;
}

/** A draft has the identifier that its page will have. */
export async function newPublicId(tx: Transaction, kind: ItemKind): Promise<number | null> {
  if (!isPostKind(kind) && kind !== 'product') return null;
  const table = kind === 'product' ? 'products' : 'posts';
  const [row] = await tx
    .select({ id: sql<number>`nextval(pg_get_serial_sequence(${table}, 'id'))::int` })
    .from(sql`(select 1) as one`);
  return row?.id ?? null;
}

async function insertItem(
  tx: Transaction,
  kind: ItemKind,
  key: string,
  content: ItemContent,
  staffId: number,
) {
  const now = new Date();
  const row = {
    kind,
    key,
    state: 'draft' as const,
    currentVersion: 1,
    publicId: await newPublicId(tx, kind),
    publishedAt: new Date(0),
    updatedAt: now,
    updatedBy: staffId,
    edited: true,
    trashedAt: null,
    ...columnsOf(kind, key, content, languageChangesOf(undefined, content, now)),
  };
  const [item] = await tx
    .insert(contentItems)
    .values(row)
    .onConflictDoUpdate({
      target: [contentItems.kind, contentItems.key],
      set: { ...row, revision: sql`${contentItems.revision} + 1` },
      setWhere: eq(contentItems.state, 'deleted'),
    })
    .returning({ id: contentItems.id });
  if (!item) throw new ProblemError('conflict');
  const { languageChanges } = row;
  const version = { itemId: item.id, number: 1, content, languageChanges, act: 'created' as const, staffId };
  await tx.insert(contentVersions).values(version);
  await tx.insert(contentEvents).values({ itemId: item.id, act: 'created', staffId, version: 1 });
  await addFileUses(tx, [{ itemId: item.id, content }]);
  await setPictureUses(tx, [item.id]);
  return item.id;
}

/** @throws {ProblemError} conflict for a key that exists; validation_failed */
export function createItem(
  { db, keyedHash }: Pick<ApiDeps, 'db' | 'keyedHash'>,
  actor: StaffActor<'content.edit'>,
  given: NewItem,
): Promise<Item> {
  const { kind } = given;
  const key = keyOf(given);
  const content = checkedContent(kind, given.content ?? empty);
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const id = await insertItem(tx, kind, key, content, actor.staffId);
    if (isPersonal({ kind }))
      await recordAccess(tx, keyedHash, {
        actor,
        subject: `content:${kind}/${key}`,
        detail: { act: 'created' },
      });
    return readItem(tx, id);
  });
}

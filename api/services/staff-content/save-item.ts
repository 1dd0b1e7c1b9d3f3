import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { cleanContent } from '#api/content/items/clean-content.ts';
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
import type { NewItem, SaveItem } from '#contract/staff-content-requests.ts';
import { recordAccess } from '../access-records.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { changeItem, type ItemChange } from './change-item.ts';
import { readItem } from './item-detail.ts';
import { addVersion, conflictOf, type ItemRow, isPersonal, lastEvent, readContent } from './item-row.ts';
import { withoutScheduledDates } from './scheduled-date.ts';

type Deps = Pick<ApiDeps, 'db' | 'keyedHash'>;

const continuedMs = 10 * 60 * 1000;

const empty: ItemContent = { fields: {}, languages: {} };

function checkedContent(kind: ItemKind, given: ItemContent): ItemContent {
  const { content, errors } = cleanContent(kind, given);
  if (errors.length > 0)
    throw new ProblemError('validation_failed', {
      errors: errors.map(({ path, code }) => ({ path: `content.${path}`, code })),
    });
  return content;
}

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
  await tx.insert(contentVersions).values({ itemId: item.id, number: 1, content, act: 'created', staffId });
  await tx.insert(contentEvents).values({ itemId: item.id, act: 'created', staffId, version: 1 });
  await addFileUses(tx, [{ itemId: item.id, content }]);
  await setPictureUses(tx, [item.id]);
  return item.id;
}

/** @throws {ProblemError} conflict for a key that exists; validation_failed */
export function createItem(
  { db, keyedHash }: Deps,
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

async function isContinued(tx: Transaction, row: ItemRow, staffId: number): Promise<boolean> {
  const event = await lastEvent(tx, row.id);
  return (
    event?.act === 'saved' &&
    event.version === row.currentVersion &&
    event.staffId === staffId &&
    Date.now() - event.at.getTime() < continuedMs
  );
}

async function draftChange(
  tx: Transaction,
  row: ItemRow,
  staffId: number,
  draft: Pick<ItemChange, 'confirmed'> & { content: ItemContent; act: 'saved' | 'reverted' },
): Promise<ItemChange> {
  if (draft.act === 'saved' && (await isContinued(tx, row, staffId))) return { ...draft, isContinued: true };
  const { content, act } = draft;
  const currentVersion = await addVersion(tx, row.id, { content, act, staffId });
  return { ...draft, columns: { currentVersion } };
}

/** Saves the draft. The same content again changes nothing. @throws {ProblemError} conflict, validation_failed */
export function saveItem(
  deps: Deps,
  actor: StaffActor<'content.edit'>,
  id: number,
  { revision, content: given, confirmed = [] }: SaveItem,
): Promise<Item> {
  return changeItem(deps, actor, id, { revision }, async (tx, row) => {
    if (row.trashedAt) throw await conflictOf(tx, row);
    const content = checkedContent(row.kind, given);
    const before = await readContent(tx, id, row.currentVersion);
    if (confirmed.length === 0 && isDeepStrictEqual(before, content)) return undefined;
    return draftChange(tx, row, actor.staffId, { act: 'saved', content, confirmed });
  });
}

/** Makes an earlier version the draft. @throws {ProblemError} not_found, conflict */
export function revertItem(
  deps: Deps,
  actor: StaffActor<'content.edit'>,
  { id, number }: { id: number; number: number },
  revision: number,
): Promise<Item> {
  return changeItem(deps, actor, id, { revision }, async (tx, row) => {
    if (row.trashedAt) throw await conflictOf(tx, row);
    const content = await withoutScheduledDates(tx, row, await readContent(tx, id, number));
    return draftChange(tx, row, actor.staffId, { act: 'reverted', content });
  });
}

/** The draft stays in the history. @throws {ProblemError} conflict, also without a public or scheduled version */
export function discardDraft(
  deps: Deps,
  actor: StaffActor<'content.edit'>,
  id: number,
  revision: number,
): Promise<Item> {
  return changeItem(deps, actor, id, { revision }, async (tx, row) => {
    const currentVersion = row.scheduledVersion ?? row.publishedVersion;
    if (row.trashedAt || currentVersion === null) throw await conflictOf(tx, row);
    if (currentVersion === row.currentVersion) return undefined;
    const content = await readContent(tx, id, currentVersion);
    return { act: 'discarded', content, columns: { currentVersion } };
  });
}

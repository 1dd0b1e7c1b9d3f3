import { isDeepStrictEqual } from 'node:util';
import { cleanContent } from '#api/content/items/clean-content.ts';
import { type LanguageChanges, languageChangesOf } from '#api/content/items/item-columns.ts';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { ProblemError } from '#api/problems.ts';
import type { Item, ItemContent } from '#contract/staff-content.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';
import type { SaveItem } from '#contract/staff-content-requests.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { changeItem, type ItemChange } from './change-item.ts';
import { addVersion, conflictOf, type ItemRow, lastEvent, readContent, readVersion } from './item-row.ts';
import { withoutScheduledDates } from './scheduled-date.ts';

type Deps = Pick<ApiDeps, 'db' | 'keyedHash'>;

const continuedMs = 10 * 60 * 1000;

export function checkedContent(kind: ItemKind, given: ItemContent): ItemContent {
  const { content, errors } = cleanContent(kind, given);
  if (errors.length > 0)
    throw new ProblemError('validation_failed', {
      errors: errors.map(({ path, code }) => ({ path: `content.${path}`, code })),
    });
  return content;
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
  draft: { content: ItemContent; languageChanges: LanguageChanges; act: 'saved' | 'reverted' },
): Promise<ItemChange> {
  if (draft.act === 'saved' && (await isContinued(tx, row, staffId))) return { ...draft, isContinued: true };
  const currentVersion = await addVersion(tx, row, { ...draft, staffId });
  return { ...draft, columns: { currentVersion } };
}

async function returnTo(tx: Transaction, row: ItemRow, number: number) {
  const { content, languageChanges } = await readVersion(tx, row.id, number);
  if (languageChanges) return { content, languageChanges };
  const before = await readContent(tx, row.id, row.currentVersion);
  const stored = { content: before, changes: row.languageChanges };
  return { content, languageChanges: languageChangesOf(stored, content, new Date()) };
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
    const stored = { content: before, changes: row.languageChanges };
    const languageChanges = languageChangesOf(stored, content, new Date(), confirmed);
    return draftChange(tx, row, actor.staffId, { act: 'saved', content, languageChanges });
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
    const { content: earlier, languageChanges } = await returnTo(tx, row, number);
    const content = await withoutScheduledDates(tx, row, earlier);
    return draftChange(tx, row, actor.staffId, { act: 'reverted', content, languageChanges });
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
    return { act: 'discarded', ...(await returnTo(tx, row, currentVersion)), columns: { currentVersion } };
  });
}

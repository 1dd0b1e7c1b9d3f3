import { and, eq, ne } from 'drizzle-orm';
import { ContentError } from '#api/content/content-error.ts';
import { completeContent, publicationOf } from '#api/content/items/complete-content.ts';
import { hideItem } from '#api/content/items/hide-item.ts';
import { isPostKind } from '#api/content/items/parse-item.ts';
import { storeItem } from '#api/content/items/store-item.ts';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { posts, products } from '#api/db/schema/index.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import type { Item, ItemContent } from '#contract/staff-content.ts';
import type { ScheduleItem } from '#contract/staff-content-requests.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { changeItem } from './change-item.ts';
import { requirePublishable } from './check-item.ts';
import { newPublicId } from './create-item.ts';
import { addVersion, conflictOf, type ItemRow, readContent } from './item-row.ts';
import { endSchedule, withoutScheduledDate } from './scheduled-date.ts';

type Deps = Pick<ApiDeps, 'db' | 'keyedHash' | 'pages'>;

const maxScheduleDays = 730;

/** Another post can have a reserved identifier after a restore: sequences start behind the stored rows. */
async function freePublicId(tx: Transaction, { kind, key, publicId }: ItemRow): Promise<number | null> {
  if (publicId === null) return newPublicId(tx, kind);
  const taken = isPostKind(kind)
    ? await tx.$count(posts, and(eq(posts.id, publicId), ne(posts.slug, key)))
    : await tx.$count(products, and(eq(products.id, publicId), ne(products.slug, key)));
  return taken > 0 ? newPublicId(tx, kind) : publicId;
}

/** An item that was public before keeps its date. */
function dateOf({ publishedAt }: ItemRow, at: Date): Date {
  return publishedAt.getTime() === 0 ? at : publishedAt;
}

/** Writes the public tables. @throws {ContentError} @returns columns of the item */
export async function makePublic(tx: Transaction, row: ItemRow, content: ItemContent, version: number) {
  const publicId = await freePublicId(tx, row);
  await storeItem(tx, { kind: row.kind, key: row.key, publicId, content }, true);
  const publishedAt = publicationOf(row.kind, content);
  return { publicId, publishedVersion: version, publishedAt, scheduledVersion: null, scheduledAt: null };
}

async function orNotPublishable<T>(publishing: Promise<T>): Promise<T> {
  try {
    return await publishing;
  } catch (error) {
    if (error instanceof ContentError) throw new ProblemError('not_publishable');
    throw error;
  }
}

/** @throws {ProblemError} conflict, not_publishable */
export function publishItem(
  deps: Deps,
  actor: StaffActor<'content.publish'>,
  id: number,
  revision: number,
): Promise<Item> {
  return changeItem(deps, actor, id, { revision, isPublishing: true }, async (tx, row) => {
    if (row.trashedAt) throw await conflictOf(tx, row);
    const now = new Date();
    const draft = withoutScheduledDate(row, await readContent(tx, id, row.currentVersion));
    const content = await completeContent(tx, row.kind, draft, dateOf(row, now));
    await requirePublishable(tx, deps.pages, row, content, now);
    const version = { content, act: 'published', staffId: actor.staffId } as const;
    const number = await addVersion(tx, row, version);
    const columns = await orNotPublishable(makePublic(tx, row, content, number));
    return { act: 'published', content, columns: { ...columns, currentVersion: number } };
  });
}

/** @throws {ProblemError} conflict, not_publishable; validation_failed for a moment that is not in the next two years */
export function scheduleItem(
  deps: Deps,
  actor: StaffActor<'content.publish'>,
  id: number,
  { revision, at }: ScheduleItem,
): Promise<Item> {
  const scheduledAt = new Date(at);
  const days = (scheduledAt.getTime() - Date.now()) / (24 * 3600 * 1000);
  if (days <= 0 || days > maxScheduleDays) throw fieldProblem('at', 'out_of_range');
  return changeItem(deps, actor, id, { revision }, async (tx, row) => {
    if (row.trashedAt) throw await conflictOf(tx, row);
    const draft = withoutScheduledDate(row, await readContent(tx, id, row.currentVersion));
    const content = await completeContent(tx, row.kind, draft, dateOf(row, scheduledAt));
    await requirePublishable(tx, deps.pages, row, content, scheduledAt);
    const version = { content, act: 'scheduled', staffId: actor.staffId } as const;
    const number = await addVersion(tx, row, version);
    const columns = { currentVersion: number, scheduledVersion: number, scheduledAt };
    return { act: 'scheduled', content, columns, scheduledAt };
  });
}

/** @throws {ProblemError} conflict, also without a scheduled version */
export function unscheduleItem(
  deps: Deps,
  actor: StaffActor<'content.publish'>,
  id: number,
  revision: number,
): Promise<Item> {
  return changeItem(deps, actor, id, { revision, isPublishing: true }, async (tx, row) => {
    if (row.scheduledVersion === null) throw await conflictOf(tx, row);
    // An item that was applied with a later date would appear by itself.
    if (row.publishedVersion === null) await hideItem(tx, row);
    const ended = await endSchedule(tx, row, actor.staffId);
    return { act: 'unscheduled', version: row.scheduledVersion, ...ended };
  });
}

/** @throws {ProblemError} conflict, also for an item that is not public, and for a category with items */
export function unpublishItem(
  deps: Deps,
  actor: StaffActor<'content.publish'>,
  id: number,
  revision: number,
): Promise<Item> {
  return changeItem(deps, actor, id, { revision, isPublishing: true }, async (tx, row) => {
    if (row.publishedVersion === null) throw await conflictOf(tx, row);
    await hideItem(tx, row);
    return { act: 'unpublished', columns: { publishedVersion: null }, version: row.publishedVersion };
  });
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import { languagesOfTerms } from '#api/content/items/item-columns.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { contentItems, contentVersions, staff } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import { type Item, type ItemSummary, type ItemVersion, trashDays } from '#contract/staff-content.ts';
import type { ItemRow } from './item-row.ts';

const dayMs = 24 * 3600 * 1000;

/** Acts whose version is a draft until another one follows. */
const draftActs: readonly ItemVersion['act'][] = ['created', 'saved', 'reverted'];

const toText = (moment: Date | null) => moment?.toISOString() ?? null;

export const summaryColumns = {
  id: contentItems.id,
  kind: contentItems.kind,
  key: contentItems.key,
  state: contentItems.state,
  revision: contentItems.revision,
  title: contentItems.title,
  publicId: contentItems.publicId,
  publishedVersion: contentItems.publishedVersion,
  publishedAt: contentItems.publishedAt,
  scheduledAt: contentItems.scheduledAt,
  trashedAt: contentItems.trashedAt,
  updatedAt: contentItems.updatedAt,
  terms: contentItems.terms,
  updatedBy: staff.name,
};

type SummaryRow = Omit<
  Pick<
    ItemRow,
    | 'id'
    | 'kind'
    | 'key'
    | 'state'
    | 'revision'
    | 'title'
    | 'publicId'
    | 'publishedVersion'
    | 'publishedAt'
    | 'scheduledAt'
    | 'trashedAt'
    | 'updatedAt'
    | 'terms'
  >,
  never
> & { updatedBy: string | null };

export function toItemSummary(row: SummaryRow): ItemSummary {
  const { publishedVersion, publishedAt, scheduledAt, trashedAt, updatedAt, terms, state, ...summary } = row;
  if (state === 'deleted') throw new ProblemError('not_found');
  return {
    ...summary,
    state,
    isPublic: publishedVersion !== null && publishedAt <= new Date(),
    languages: languagesOfTerms(terms),
    publishedAt: publishedAt.getTime() === 0 ? null : publishedAt.toISOString(),
    scheduledAt: toText(scheduledAt),
    trashedAt: toText(trashedAt),
    updatedAt: updatedAt.toISOString(),
  };
}

export type Places = Pick<
  ItemRow,
  'currentVersion' | 'publishedVersion' | 'scheduledVersion' | 'publishedAt'
>;

type VersionRow = Pick<typeof contentVersions.$inferSelect, 'number' | 'act' | 'at'> & { by: string | null };

export function toItemVersion({ number, act, at, by }: VersionRow, places: Places): ItemVersion {
  return {
    number,
    act,
    by,
    at: at.toISOString(),
    isPublic: number === places.publishedVersion && places.publishedAt <= new Date(),
    isDraft: number === places.currentVersion && draftActs.includes(act),
    isScheduled: number === places.scheduledVersion,
  };
}

export async function readItem(db: Database | Transaction, id: number): Promise<Item> {
  const [row] = await db
    .select({
      ...summaryColumns,
      currentVersion: contentItems.currentVersion,
      scheduledVersion: contentItems.scheduledVersion,
    })
    .from(contentItems)
    .leftJoin(staff, eq(staff.id, contentItems.updatedBy))
    .where(eq(contentItems.id, id));
  if (!row) throw new ProblemError('not_found');
  const { currentVersion, scheduledVersion, ...summary } = row;
  const numbers = [currentVersion, row.publishedVersion, scheduledVersion].filter(
    (number) => number !== null,
  );
  const versions = await db
    .select({
      number: contentVersions.number,
      act: contentVersions.act,
      at: contentVersions.at,
      by: staff.name,
      content: sql<Item['content'] | null>`case when ${contentVersions.number} = ${currentVersion}
        then ${contentVersions.content} end`,
    })
    .from(contentVersions)
    .leftJoin(staff, eq(staff.id, contentVersions.staffId))
    .where(and(eq(contentVersions.itemId, id), inArray(contentVersions.number, numbers)));
  const versionOf = (number: number | null) => {
    const found = versions.find((version) => version.number === number);
    return found ? toItemVersion(found, row) : null;
  };
  const current = versionOf(currentVersion);
  const content = versions.find(({ number }) => number === currentVersion)?.content;
  if (!content || !current) throw new ProblemError('not_found');
  return {
    ...toItemSummary(summary),
    content,
    draft: current.isDraft ? current : null,
    published: versionOf(row.publishedVersion),
    scheduled: versionOf(scheduledVersion),
    deletedAt: row.trashedAt ? new Date(row.trashedAt.getTime() + trashDays * dayMs).toISOString() : null,
  };
}

import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { contentEvents } from '#api/db/schema/index.ts';
import type { ItemContent } from '#contract/staff-content.ts';
import type { ItemChange } from './change-item.ts';
import { addVersion, type ItemRow, readContent } from './item-row.ts';

const seconds = (time: number) => Math.floor(time / 1000);

/** Without the date that scheduling added: a publication at another time has another date. */
export function withoutScheduledDate(
  { scheduledAt }: Pick<ItemRow, 'scheduledAt'>,
  content: ItemContent,
): ItemContent {
  const { publishedAt, ...fields } = content.fields;
  if (scheduledAt === null || typeof publishedAt !== 'string') return content;
  const isOfSchedule = seconds(Date.parse(publishedAt)) === seconds(scheduledAt.getTime());
  return isOfSchedule ? { ...content, fields } : content;
}

/** Without the date of any schedule so far, unless the item became public then. */
export async function withoutScheduledDates(
  tx: Transaction,
  row: ItemRow,
  content: ItemContent,
): Promise<ItemContent> {
  const isOfItem = and(eq(contentEvents.itemId, row.id), eq(contentEvents.act, 'scheduled'));
  const schedules = await tx
    .select({ scheduledAt: contentEvents.scheduledAt })
    .from(contentEvents)
    .where(isOfItem);
  const publicFrom = seconds(row.publishedAt.getTime());
  return schedules
    .filter(({ scheduledAt }) => scheduledAt && seconds(scheduledAt.getTime()) !== publicFrom)
    .reduce((rest, schedule) => withoutScheduledDate(schedule, rest), content);
}

/** Ends the schedule, if there is one. */
export async function endSchedule(
  tx: Transaction,
  row: ItemRow,
  staffId: number | null,
): Promise<Pick<ItemChange, 'columns' | 'content'>> {
  const columns = { scheduledVersion: null, scheduledAt: null };
  const draft = await readContent(tx, row.id, row.currentVersion);
  const content = withoutScheduledDate(row, draft);
  if (content === draft) return { columns };
  const currentVersion = await addVersion(tx, row, { content, act: 'saved', staffId });
  return { content, columns: { ...columns, currentVersion } };
}

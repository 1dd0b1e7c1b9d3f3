import type { ItemContent } from '#contract/staff-content.ts';
import type { ItemRow } from './item-row.ts';

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

import type { FieldValue, ItemContent } from '#contract/staff-content.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';
import { koreanTimestamp } from '../export/moments.ts';

/** An item of the public tables. `publishedAt` null: hidden; 1970: public without a date. */
export type StoredItem = {
  kind: ItemKind;
  key: string;
  publicId: number | null;
  publishedAt: Date | null;
  content: ItemContent;
};

export type FieldValues = Record<string, FieldValue>;

/** The field `publishedAt` of a dated item. */
export function dateField(publishedAt: Date | null): FieldValues {
  return publishedAt && publishedAt.getTime() !== 0 ? { publishedAt: koreanTimestamp(publishedAt) } : {};
}

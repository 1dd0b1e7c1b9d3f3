import * as v from 'valibot';
import { maxPageSize } from './list-limits.ts';
import { localeSchema } from './locale-schemas.ts';
import { idSchema, integerText } from './paging.ts';
import { storable } from './short-text.ts';
import {
  itemActs,
  itemContentSchema,
  itemStates,
  itemSummarySchema,
  itemVersionSchema,
  languageStates,
} from './staff-content.ts';
import { itemKinds } from './staff-content-fields.ts';
import { identifierSchema, timestampSchema } from './text.ts';

const itemSorts = ['updated', 'title', 'published', 'position'] as const;

const cursor = v.optional(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[\w-]+$/, 'invalid')));
/** Items, versions or events of a page without `size`. */
export const defaultItemPageSize = 50;

const size = v.optional(integerText(1, maxPageSize), defaultItemPageSize);

/** Without `state`: all but the trash. `language` and `languageState` narrow together. */
export const itemQuerySchema = v.object({
  kind: v.optional(v.picklist(itemKinds)),
  state: v.optional(v.picklist(itemStates)),
  language: v.optional(localeSchema),
  languageState: v.optional(v.picklist(languageStates)),
  query: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'too_long'), storable)),
  sort: v.optional(v.picklist(itemSorts), 'updated'),
  order: v.optional(v.picklist(['asc', 'desc'])),
  cursor,
  size,
});

export type ItemQuery = v.InferOutput<typeof itemQuerySchema>;

/** `next` is the cursor of the following page; null on the last one. */
export const itemListSchema = v.object({
  data: v.array(itemSummarySchema),
  next: v.nullable(v.string()),
});

export const countedItems = 1000;

export const itemCountsSchema = v.array(
  v.object({ kind: v.picklist(itemKinds), state: v.picklist(itemStates), count: v.number() }),
);

const keySchema = v.pipe(
  v.string(),
  v.maxLength(120, 'too_long'),
  v.regex(/^(?:[a-z]+\/)?[a-z0-9]+(?:[._-][a-z0-9]+)*$|^[A-Z_]+$/, 'invalid'),
);

/** Without a key, one is made from the day. Documents and categories need theirs. */
export const newItemSchema = v.object({
  kind: v.picklist(itemKinds),
  key: v.optional(keySchema),
  content: v.optional(itemContentSchema),
});

export type NewItem = v.InferOutput<typeof newItemSchema>;

/** `revision`: as read last. Another one is answered with 409 and `conflict`. */
export const revisionSchema = v.object({ revision: v.pipe(v.number(), v.integer()) });

export const saveItemSchema = v.object({
  ...revisionSchema.entries,
  content: itemContentSchema,
  /** Languages that fit the Korean original although they did not change. */
  confirmed: v.optional(v.array(localeSchema)),
});

export type SaveItem = v.InferOutput<typeof saveItemSchema>;

export const scheduleItemSchema = v.object({ ...revisionSchema.entries, at: timestampSchema });

export type ScheduleItem = v.InferOutput<typeof scheduleItemSchema>;

export const itemParamsSchema = v.object({ id: idSchema });

export const versionParamsSchema = v.object({ id: idSchema, number: idSchema });

export const versionContentSchema = v.object({ ...itemVersionSchema.entries, content: itemContentSchema });

/** The newest first. `before` is the last number, or act, of the previous page. */
export const itemHistoryQuerySchema = v.object({ before: v.optional(idSchema), size });

export const itemEventSchema = v.object({
  id: identifierSchema,
  act: v.picklist(itemActs),
  by: v.nullable(v.string()),
  at: timestampSchema,
  version: v.nullable(identifierSchema),
  /** Of `scheduled`. */
  scheduledAt: v.nullable(timestampSchema),
});

export type ItemEvent = v.InferOutput<typeof itemEventSchema>;

import * as v from 'valibot';
import { localeSchema } from './locales.ts';
import { dataSchema, idSchema, integerText, maxPageSize } from './paging.ts';
import { storable } from './short-text.ts';
import { itemKinds } from './staff-content-fields.ts';
import { identifierSchema, timestampSchema } from './text.ts';

/** `changed`: public, with a draft that is newer. `scheduled`: a version is published later; the item may be public. */
export const itemStates = ['draft', 'published', 'changed', 'scheduled', 'unpublished', 'trashed'] as const;

export type ItemState = (typeof itemStates)[number];

/** Days in the trash. */
export const trashDays = 30;

/** `applied`: by the command `content apply`. `reverted`: an earlier version became the draft. */
export const itemActs = [
  'created',
  'saved',
  'discarded',
  'published',
  'scheduled',
  'unscheduled',
  'unpublished',
  'trashed',
  'restored',
  'reverted',
  'applied',
  'deleted',
] as const;

export type ItemAct = (typeof itemActs)[number];

export const fileReferenceSchema = v.object({
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'invalid')),
  name: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(200, 'too_long'), storable),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  mediaType: v.pipe(v.string(), v.maxLength(200)),
});

export type FileReference = v.InferOutput<typeof fileReferenceSchema>;

const stringValue = v.pipe(v.string(), v.maxLength(200_000, 'too_long'), storable);
const texts = v.record(v.pipe(v.string(), v.maxLength(50)), stringValue);

/** Bounded, but as incomplete as a draft may be. Publishing checks it with the fields of the kind. */
const fieldValue = v.union([
  v.null(),
  v.boolean(),
  v.number(),
  stringValue,
  v.pipe(v.array(v.union([stringValue, texts])), v.maxLength(500, 'too_long')),
  fileReferenceSchema,
  texts,
]);

export type FieldValue = v.InferOutput<typeof fieldValue>;

const values = v.record(v.pipe(v.string(), v.maxLength(50)), fieldValue);

/** An item in all its languages, as in a content folder. The names of the fields: staff-content-fields.ts. */
export const itemContentSchema = v.object({
  fields: values,
  languages: v.record(localeSchema, values),
  files: v.optional(v.pipe(v.array(fileReferenceSchema), v.maxLength(50, 'too_many_files'))),
});

export type ItemContent = v.InferOutput<typeof itemContentSchema>;

/** `partial`: an article without its text. `outdated`: older than the Korean original. */
export const languageStates = ['missing', 'partial', 'outdated', 'current'] as const;

const languageSchema = v.object({ locale: localeSchema, state: v.picklist(languageStates) });

const who = v.nullable(v.string());

const itemEntries = {
  id: identifierSchema,
  kind: v.picklist(itemKinds),
  key: v.string(),
  state: v.picklist(itemStates),
  /** Whether visitors see a version of it now. */
  isPublic: v.boolean(),
  /** The identifier in the public API, of posts and products. A draft has one too. */
  publicId: v.nullable(identifierSchema),
  revision: identifierSchema,
  /** In Korean if it has a Korean title. Empty if it has none. */
  title: v.string(),
  /** All languages of the site. */
  languages: v.array(languageSchema),
  publishedAt: v.nullable(timestampSchema),
  scheduledAt: v.nullable(timestampSchema),
  trashedAt: v.nullable(timestampSchema),
  updatedAt: timestampSchema,
  /** Null: a command on the server. */
  updatedBy: who,
};

export const itemSummarySchema = v.object(itemEntries);

export type ItemSummary = v.InferOutput<typeof itemSummarySchema>;

export const itemVersionSchema = v.object({
  number: identifierSchema,
  act: v.picklist(itemActs),
  by: who,
  at: timestampSchema,
  isPublic: v.boolean(),
  isDraft: v.boolean(),
  isScheduled: v.boolean(),
});

export type ItemVersion = v.InferOutput<typeof itemVersionSchema>;

/** `content` is the draft if there is one, else the newest version. */
export const itemSchema = v.object({
  ...itemEntries,
  content: itemContentSchema,
  draft: v.nullable(itemVersionSchema),
  published: v.nullable(itemVersionSchema),
  scheduled: v.nullable(itemVersionSchema),
  /** When the trash is emptied of it. */
  deletedAt: v.nullable(timestampSchema),
});

export type Item = v.InferOutput<typeof itemSchema>;

export const itemAnswerSchema = dataSchema(itemSchema);

export const itemSorts = ['updated', 'title', 'published', 'position'] as const;

const cursor = v.optional(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[\w-]+$/, 'invalid')));
const size = v.optional(integerText(1, maxPageSize), 50);

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

/** At most this many are counted. */
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
  by: who,
  at: timestampSchema,
  version: v.nullable(identifierSchema),
  /** Of `scheduled`. */
  scheduledAt: v.nullable(timestampSchema),
});

export type ItemEvent = v.InferOutput<typeof itemEventSchema>;

/** `error` blocks publishing. */
export const findingCodes = [
  'missing_field',
  'invalid_field',
  'missing_language',
  'missing_text',
  'outdated_language',
  'missing_alt',
  'broken_link',
  'insecure_link',
  'missing_picture',
  'outside_picture',
  'html',
  'heading_level',
  'forbidden_wording',
  'unknown_reference',
  'future_date',
] as const;

export const findingSchema = v.object({
  level: v.picklist(['error', 'warning']),
  code: v.picklist(findingCodes),
  /** Of the item, or of its language. Empty: the language as a whole. */
  field: v.string(),
  locale: v.nullable(localeSchema),
  /** From 1, in a text. */
  line: v.nullable(identifierSchema),
  /** The part of the text. */
  text: v.nullable(v.string()),
  /** Of `forbidden_wording`: the name of the rule. */
  rule: v.nullable(v.string()),
});

export type Finding = v.InferOutput<typeof findingSchema>;

/** Without content: the draft, else the newest version. */
export const checkItemSchema = v.object({ content: v.optional(itemContentSchema) });

export const previewRequestSchema = v.object({ version: v.optional(identifierSchema) });

/** `token` is the parameter `preview` of a page's URL. It works with the session of the same person only. */
export const previewSchema = v.object({
  token: v.string(),
  expiresAt: timestampSchema,
  publicId: v.nullable(identifierSchema),
});

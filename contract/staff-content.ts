import * as v from 'valibot';
import { localeSchema } from './locale-schemas.ts';
import { dataSchema } from './paging.ts';
import { storable } from './short-text.ts';
import { itemKinds } from './staff-content-fields.ts';
import { identifierSchema, timestampSchema } from './text.ts';

/** `changed`: public, with a draft that is newer. `scheduled`: a version is published later; the item may be public. */
export const itemStates = ['draft', 'published', 'changed', 'scheduled', 'unpublished', 'trashed'] as const;

export type ItemState = (typeof itemStates)[number];

export const trashDays = 30;

/** `applied`: by the command `content apply`. `reverted`: an earlier version became the draft. `failed`: a scheduled publication. */
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
  'failed',
] as const;

export type ItemAct = (typeof itemActs)[number];

/** Larger than for visitors: staff publish catalogues. */
export const maxStaffFileBytes = 50_000_000;

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
  /** In Korean if there is one. Empty if there is none. */
  title: v.string(),
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
const itemSchema = v.object({
  ...itemEntries,
  content: itemContentSchema,
  draft: v.nullable(itemVersionSchema),
  published: v.nullable(itemVersionSchema),
  scheduled: v.nullable(itemVersionSchema),
  deletedAt: v.nullable(timestampSchema),
});

export type Item = v.InferOutput<typeof itemSchema>;

export const itemAnswerSchema = dataSchema(itemSchema);

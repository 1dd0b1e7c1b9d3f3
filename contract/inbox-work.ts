import * as v from 'valibot';
import { inboxFilterSchema, revisionSchema } from './inbox.ts';
import { idSchema } from './paging.ts';
import { lineSchema } from './short-text.ts';
import { optionalField, paragraphsSchema, timestampSchema } from './text.ts';

export const inboxReferenceSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'invalid'), v.toUpperCase());

export const inboxParamsSchema = v.object({ reference: inboxReferenceSchema });

export const inboxPartParamsSchema = v.object({ reference: inboxReferenceSchema, id: idSchema });

export const inboxFileParamsSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });

export const answerMaxLength = 10_000;

/** Mail servers refuse mails above 20 to 25 MB, and a file grows by a third in a mail. */
export const maxAnswerFilesBytes = 10_000_000;

/** Names in braces that a saved reply may use, such as `{name}`. */
export const placeholders = ['name', 'reference', 'subject', 'received', 'staff', 'brand'] as const;

export type Placeholder = (typeof placeholders)[number];

const placeholderPattern = new RegExp(`\\{(${placeholders.join('|')})\\}`);

export const answerTextSchema = v.pipe(
  paragraphsSchema(answerMaxLength),
  v.check((text) => !placeholderPattern.test(text), 'invalid'),
);

const revision = { revision: revisionSchema };

export const inboxAnswerSchema = v.object({ ...revision, text: answerTextSchema });

export const inboxRevisionSchema = v.object(revision);

export const answerPreviewSchema = v.object({ text: answerTextSchema });

export const mailPreviewSchema = v.object({
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});

export type MailPreview = v.InferOutput<typeof mailPreviewSchema>;

export const inboxAssignSchema = v.object({ ...revision, assignee: v.nullable(idSchema) });

export const inboxNoteMaxLength = 5000;

export const inboxNoteSchema = v.object({ ...revision, content: paragraphsSchema(inboxNoteMaxLength) });

export const inboxClosings = ['processed', 'answered_elsewhere', 'spam'] as const;

export type InboxClosing = (typeof inboxClosings)[number];

export const inboxStateSchema = v.object({ ...revision, state: v.picklist([...inboxClosings, 'open']) });

export const nextStatuses = ['preparing', 'sent', 'arrived', 'declined'] as const;

export type NextStatus = (typeof nextStatuses)[number];

export const sampleWorkMaxLengths = { note: 1000, carrier: 60, trackingNumber: 60 };

const sampleEntries = {
  status: v.picklist(nextStatuses, 'required'),
  note: optionalField(paragraphsSchema(sampleWorkMaxLengths.note)),
  carrier: optionalField(lineSchema(sampleWorkMaxLengths.carrier)),
  trackingNumber: optionalField(lineSchema(sampleWorkMaxLengths.trackingNumber)),
};

export const sampleChangeSchema = v.object(sampleEntries);

export type SampleChange = v.InferOutput<typeof sampleChangeSchema>;

export const inboxSampleSchema = v.object({ ...revision, ...sampleEntries });

export const inboxPresenceSchema = v.object({ ...revision, isWriting: v.boolean() });

export const inboxDoneSchema = v.object({
  revision: v.number(),
  batch: v.nullable(v.pipe(v.string(), v.uuid())),
});

export type InboxDone = v.InferOutput<typeof inboxDoneSchema>;

export const maxClosedAtOnce = 1000;

/** The items, or all that match the filter and were received before. `batch` continues an earlier request. */
export const inboxBulkSchema = v.pipe(
  v.object({
    act: v.picklist(inboxClosings),
    items: v.optional(
      v.pipe(
        v.array(v.object({ reference: inboxReferenceSchema, ...revision })),
        v.minLength(1, 'required'),
        v.maxLength(maxClosedAtOnce, 'out_of_range'),
      ),
    ),
    filter: v.optional(inboxFilterSchema),
    receivedBefore: v.optional(timestampSchema),
    batch: v.optional(v.pipe(v.string(), v.uuid())),
  }),
  v.forward(
    v.check(
      ({ items, filter, receivedBefore }) => items !== undefined || (filter && receivedBefore) !== undefined,
      'required',
    ),
    ['items'],
  ),
);

export type InboxBulk = v.InferOutput<typeof inboxBulkSchema>;

export const inboxClosedSchema = v.object({
  batch: v.pipe(v.string(), v.uuid()),
  closed: v.number(),
  /** Changed since, or not open. */
  skipped: v.array(v.string()),
  /** More items match the filter. */
  hasMore: v.boolean(),
});

export type InboxClosed = v.InferOutput<typeof inboxClosedSchema>;

export const batchParamsSchema = v.object({ batch: v.pipe(v.string(), v.uuid()) });

export const inboxRestoredSchema = v.object({ restored: v.number(), skipped: v.array(v.string()) });

import * as v from 'valibot';
import { inboxActs, inboxEntries, inboxPersonSchema } from './inbox.ts';
import { inboxKinds, inboxStates } from './inbox-kinds.ts';
import { sampleStatuses } from './mypage.ts';
import { identifierSchema, timestampSchema } from './text.ts';

const attachedSchema = v.object({
  id: v.string(),
  name: v.string(),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** `failed`: the mail server refused the mail, or did not take it for three days. */
export const deliveryStates = ['queued', 'sent', 'failed'] as const;

const deliverySchema = v.object({
  state: v.picklist(deliveryStates),
  at: v.nullable(timestampSchema),
  reason: v.nullable(v.string()),
});

const answerSchema = v.object({
  id: identifierSchema,
  at: timestampSchema,
  by: v.nullable(v.string()),
  content: v.string(),
  files: v.array(attachedSchema),
  delivery: deliverySchema,
});

const noteSchema = v.object({
  id: identifierSchema,
  by: inboxPersonSchema,
  at: timestampSchema,
  editedAt: v.nullable(timestampSchema),
  content: v.string(),
});

export type InboxNote = v.InferOutput<typeof noteSchema>;

const eventSchema = v.object({
  revision: identifierSchema,
  at: timestampSchema,
  act: v.picklist(inboxActs),
  /** Null: the sender, or a command on the server. */
  by: v.nullable(inboxPersonSchema),
  detail: v.nullable(v.string()),
});

export type InboxEvent = v.InferOutput<typeof eventSchema>;

const earlierSchema = v.object({
  reference: v.string(),
  at: timestampSchema,
  kind: v.picklist(inboxKinds),
  state: v.picklist(inboxStates),
  title: v.string(),
});

const sampleSchema = v.object({
  product: v.string(),
  amount: v.string(),
  status: v.picklist(sampleStatuses),
  statusAt: v.nullable(timestampSchema),
  note: v.nullable(v.string()),
  carrier: v.nullable(v.string()),
  trackingNumber: v.nullable(v.string()),
  company: v.nullable(v.string()),
  recipient: v.nullable(v.string()),
  mobile: v.nullable(v.string()),
  zipcode: v.nullable(v.string()),
  address1: v.nullable(v.string()),
  address2: v.nullable(v.string()),
});

export type InboxSample = v.InferOutput<typeof sampleSchema>;

/** Of the country of the telephone number, or else of the language. `isAssumed`: the country has several. */
const localTimeSchema = v.object({
  zone: v.string(),
  country: v.string(),
  source: v.picklist(['phone', 'language']),
  isAssumed: v.boolean(),
});

export type LocalTime = v.InferOutput<typeof localTimeSchema>;

export const inboxDetailSchema = v.object({
  ...inboxEntries,
  isMasked: v.boolean(),
  email: v.string(),
  mobile: v.nullable(v.string()),
  content: v.string(),
  files: v.array(attachedSchema),
  answers: v.array(answerSchema),
  notes: v.array(noteSchema),
  events: v.array(eventSchema),
  /** Other items of the same e-mail address, newest first, at most 20. */
  earlier: v.array(earlierSchema),
  localTime: localTimeSchema,
  processedAt: v.nullable(timestampSchema),
  /** Null: an inquiry that is not processed, or the membership decides. */
  destroyedAt: v.nullable(timestampSchema),
  sample: v.nullable(sampleSchema),
});

export type InboxDetailAnswer = v.InferOutput<typeof inboxDetailSchema>;

/** The state of an item that somebody else has changed. It has no personal data of the sender. */
export const inboxCurrentSchema = v.object({
  revision: identifierSchema,
  state: v.picklist(inboxStates),
  assignee: v.nullable(inboxPersonSchema),
  /** Since the revision of the request. */
  changes: v.array(eventSchema),
});

export type InboxCurrent = v.InferOutput<typeof inboxCurrentSchema>;

export const inboxWatchSchema = v.object({
  ...inboxCurrentSchema.entries,
  /** Others who have the item open. */
  people: v.array(v.object({ ...inboxPersonSchema.entries, isWriting: v.boolean() })),
  deliveries: v.array(v.object({ id: identifierSchema, ...deliverySchema.entries })),
});

export type InboxWatch = v.InferOutput<typeof inboxWatchSchema>;

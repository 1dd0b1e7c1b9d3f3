import * as v from 'valibot';
import { keysetQueryEntries, keysetSchema } from './keyset.ts';
import { accountEmailSchema, nameSchema } from './members.ts';
import { phoneDigitsSchema } from './phone-numbers.ts';
import { dateSchema, storable } from './short-text.ts';
import { identifierSchema, paragraphsSchema, timestampSchema } from './text.ts';

export const requestKinds = ['access', 'erasure'] as const;

/** `checked`: the identity of the person was checked. The last two end a request. */
export const requestStates = ['open', 'checked', 'done', 'refused'] as const;

export type RequestState = (typeof requestStates)[number];

export const requestChannels = ['phone', 'email', 'post', 'visit', 'inquiry', 'other'] as const;

export const requestTextMaxLength = 1000;

/** Blank is absent. Unlike a union, it names the fault of a value. */
function blankable<TSchema extends v.GenericSchema<string, string>>(schema: TSchema) {
  const given = v.pipe(
    v.string(),
    v.transform((text) => (text.trim() === '' ? undefined : text)),
    v.optional(schema),
  );
  return v.optional(given);
}

const requestText = paragraphsSchema(requestTextMaxLength);

/** Days by law, the day of receipt not counted. */
export const requestDays = 10;

export const newRequestSchema = v.pipe(
  v.object({
    kind: v.picklist(requestKinds, 'required'),
    channel: v.picklist(requestChannels, 'required'),
    receivedOn: dateSchema,
    name: blankable(nameSchema),
    email: blankable(accountEmailSchema),
    mobile: blankable(phoneDigitsSchema),
    note: blankable(requestText),
  }),
  v.forward(
    v.check(({ email, mobile }) => email !== undefined || mobile !== undefined, 'required'),
    ['email'],
  ),
);

export type NewRequest = v.InferOutput<typeof newRequestSchema>;

/** `waiting`: open and checked, the first due on top. */
const requestFilters = ['waiting', 'overdue', 'closed', 'all'] as const;

const maxQueryLength = 254;

/** `person`: an e-mail address or a telephone number. It also finds closed requests, which have only hashes of them. */
export const requestSearchSchema = v.object({
  ...keysetQueryEntries,
  state: v.optional(v.picklist(requestFilters), 'waiting'),
  kind: v.optional(v.picklist(requestKinds)),
  person: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxQueryLength, 'too_long'), storable)),
});

export type RequestSearch = v.InferOutput<typeof requestSearchSchema>;

const summary = {
  id: identifierSchema,
  kind: v.picklist(requestKinds),
  state: v.picklist(requestStates),
  channel: v.picklist(requestChannels),
  receivedOn: dateSchema,
  dueOn: dateSchema,
  isOverdue: v.boolean(),
  /** Null once the request has ended. */
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  mobile: v.nullable(v.string()),
  enteredBy: v.string(),
  closedAt: v.nullable(timestampSchema),
  closedBy: v.nullable(v.string()),
};

const requestRowSchema = v.object(summary);

export type RequestRow = v.InferOutput<typeof requestRowSchema>;

export const requestRowsSchema = v.object({
  ...keysetSchema(requestRowSchema).entries,
  overdue: v.pipe(v.number(), v.integer()),
});

const countNames = [
  'members',
  'inquiries',
  'questions',
  'samples',
  'deliveries',
  'files',
  'messages',
] as const;

const countsSchema = v.object(v.entriesFromList(countNames, v.pipe(v.number(), v.integer())));

/** Data that an erasure leaves, because a law or the privacy policy requires it. */
const retainedData = [
  'rejoin_hashes',
  'inquiry_records',
  'request_record',
  'access_records',
  'backups',
] as const;

export type RetainedData = (typeof retainedData)[number];

const foundSchema = v.object({
  counts: countsSchema,
  members: v.array(identifierSchema),
  inquiries: v.array(v.object({ reference: v.string(), isOpen: v.boolean() })),
  /** The account has an identifier, shown masked, with which more may be found. */
  otherEmail: v.nullable(v.string()),
  otherMobile: v.nullable(v.string()),
  retained: v.array(v.picklist(retainedData)),
  rejoinAt: v.nullable(timestampSchema),
});

export const privacyRequestSchema = v.object({
  ...summary,
  note: v.nullable(v.string()),
  enteredAt: timestampSchema,
  identityCheck: v.nullable(v.string()),
  checkedAt: v.nullable(timestampSchema),
  checkedBy: v.nullable(v.string()),
  exportedAt: v.nullable(timestampSchema),
  exportedBy: v.nullable(v.string()),
  outcome: v.nullable(v.string()),
  counts: v.nullable(countsSchema),
  found: v.nullable(foundSchema),
});

export type PrivacyRequest = v.InferOutput<typeof privacyRequestSchema>;

/** Describes the check of the identity, the reason of a refusal, or the way of the answer. */
export const requestStepSchema = v.object({ text: requestText });

export const extendRequestSchema = v.object({ with: v.picklist(['email', 'mobile'], 'required') });

import * as v from 'valibot';
import { keysetQueryEntries, keysetSchema } from './keyset.ts';
import { idSchema } from './paging.ts';
import { dateSchema } from './short-text.ts';
import { identifierSchema, paragraphsSchema, timestampSchema } from './text.ts';

const lineMaxLength = 100;

const filterLine = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(lineMaxLength, 'too_long'),
  v.regex(/^[\w.:@+-]*$/, 'invalid'),
);

/** `staff`: a person of staff, or 0 for commands on the server. `from` and `to`: inclusive days in Korean time. */
const filterEntries = {
  staff: v.optional(v.union([v.pipe(v.picklist(['0', 0]), v.transform(Number)), idSchema], 'invalid')),
  subject: v.optional(filterLine),
  action: v.optional(filterLine),
  from: v.optional(dateSchema),
  to: v.optional(dateSchema),
};

export const recordFilterSchema = v.object(filterEntries);

export type RecordFilter = v.InferOutput<typeof recordFilterSchema>;

export const recordQuerySchema = v.object({ ...keysetQueryEntries, ...filterEntries });

export type RecordQuery = v.InferOutput<typeof recordQuerySchema>;

/** `subject`: whose data, such as `member:12`. `idStaff` is null for a command on the server. */
const accessRecordSchema = v.object({
  number: identifierSchema,
  at: timestampSchema,
  idStaff: v.nullable(identifierSchema),
  operator: v.string(),
  address: v.string(),
  subject: v.string(),
  action: v.string(),
  detail: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});

export type AccessRecord = v.InferOutput<typeof accessRecordSchema>;

export const accessRecordsSchema = keysetSchema(accessRecordSchema);

/** `brokenAt`: the first number that does not fit. Null for a whole chain. */
export const chainCheckSchema = v.object({
  at: timestampSchema,
  isWhole: v.boolean(),
  records: v.pipe(v.number(), v.integer()),
  brokenAt: v.nullable(identifierSchema),
});

export type ChainCheck = v.InferOutput<typeof chainCheckSchema>;

const monthSchema = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid'));

export const monthParamsSchema = v.object({ month: monthSchema });

/** Since the month of the first record, newest first, without the current one. */
export const recordStateSchema = v.object({
  lastCheck: v.nullable(chainCheckSchema),
  months: v.array(
    v.object({
      month: monthSchema,
      reviewedAt: v.nullable(timestampSchema),
      reviewedBy: v.nullable(v.string()),
    }),
  ),
});

export type RecordState = v.InferOutput<typeof recordStateSchema>;

const monthCounts = v.array(
  v.object({ operator: v.string(), action: v.string(), count: v.pipe(v.number(), v.integer()) }),
);

/** `counts` are those that were signed, once the month is reviewed. */
export const recordMonthSchema = v.object({
  month: monthSchema,
  counts: monthCounts,
  review: v.nullable(
    v.object({ at: timestampSchema, operator: v.string(), finding: v.string(), isWhole: v.boolean() }),
  ),
});

export type RecordMonth = v.InferOutput<typeof recordMonthSchema>;

export const findingMaxLength = 2000;

export const reviewSchema = v.object({ finding: paragraphsSchema(findingMaxLength) });

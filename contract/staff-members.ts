import * as v from 'valibot';
import { keysetQueryEntries, keysetSchema } from './keyset.ts';
import { localeSchema } from './locale-schemas.ts';
import { socialProviders } from './members.ts';
import { sampleStatuses } from './mypage.ts';
import { pointSchema } from './points.ts';
import { lineSchema, storable } from './short-text.ts';
import { termKinds } from './terms.ts';
import { identifierSchema, timestampSchema } from './text.ts';

/* Members as staff see them. Names, addresses and numbers are masked until one is requested in full. */

const maxQueryLength = 254;

/** `person`: an e-mail address, a mobile number in any spelling, or the number of a member. Each matches exactly. */
export const memberSearchSchema = v.object({
  ...keysetQueryEntries,
  person: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxQueryLength, 'too_long'), storable)),
});

export type MemberSearch = v.InferOutput<typeof memberSearchSchema>;

const maskedMember = {
  id: identifierSchema,
  name: v.string(),
  email: v.string(),
  mobile: v.nullable(v.string()),
  points: v.pipe(v.number(), v.integer()),
  createdAt: timestampSchema,
};

const memberRowSchema = v.object(maskedMember);

export type MemberRow = v.InferOutput<typeof memberRowSchema>;

export const memberRowsSchema = v.object({
  ...keysetSchema(memberRowSchema).entries,
  /** A person with this address or number withdrew and cannot sign up again before this moment. */
  rejoinAt: v.nullable(timestampSchema),
});

const consentSchema = v.object({
  kind: v.picklist(termKinds),
  version: v.string(),
  idTerm: identifierSchema,
  language: localeSchema,
  agreedAt: timestampSchema,
  /** The last mail that this consent exists, which the law requires every two years. */
  remindedAt: v.optional(v.nullable(timestampSchema), null),
});

const latest = <TSchema extends v.GenericSchema>(item: TSchema) =>
  v.object({ total: v.pipe(v.number(), v.integer()), items: v.array(item) });

const memberFields = ['name', 'email', 'mobile', 'birthday', 'address'] as const;

export type MemberField = (typeof memberFields)[number];

export const memberDetailSchema = v.object({
  ...maskedMember,
  birthday: v.nullable(v.string()),
  address: v.nullable(v.string()),
  language: localeSchema,
  emailVerified: v.boolean(),
  hasPassword: v.boolean(),
  isAgeConfirmed: v.boolean(),
  marketingAgree: v.boolean(),
  advertisingAgree: v.optional(v.boolean(), false),
  profileAgree: v.optional(v.boolean(), false),
  consentsNeeded: v.array(v.picklist(termKinds)),
  consents: v.array(consentSchema),
  providers: v.array(v.object({ provider: v.picklist(socialProviders), linkedAt: timestampSchema })),
  sessions: v.array(v.object({ createdAt: timestampSchema, expiresAt: timestampSchema })),
  pointEntries: latest(pointSchema),
  questions: latest(
    v.object({
      reference: v.string(),
      title: v.string(),
      date: timestampSchema,
      answeredAt: v.nullable(timestampSchema),
    }),
  ),
  samples: latest(
    v.object({
      reference: v.string(),
      product: v.string(),
      amount: v.string(),
      date: timestampSchema,
      status: v.picklist(sampleStatuses),
    }),
  ),
});

export type MemberDetail = v.InferOutput<typeof memberDetailSchema>;

export const showFieldSchema = v.object({ field: v.picklist(memberFields) });

export const shownFieldSchema = v.object({ field: v.picklist(memberFields), value: v.nullable(v.string()) });

export const pointReasonMaxLength = 100;
export const maxPointChange = 1_000_000;

/** `amount` is negative to take points away. The member sees the reason. */
export const pointChangeSchema = v.object({
  amount: v.pipe(
    v.number('invalid_number'),
    v.integer('invalid_number'),
    v.minValue(-maxPointChange, 'out_of_range'),
    v.maxValue(maxPointChange, 'out_of_range'),
    v.notValue(0, 'out_of_range'),
  ),
  reason: lineSchema(pointReasonMaxLength),
});

export type PointChange = v.InferOutput<typeof pointChangeSchema>;

import * as v from 'valibot';
import { koreanMobileSchema } from './phone-numbers.ts';
import { dateSchema, lineSchema, tokenSchema } from './short-text.ts';
import { consentKinds } from './terms.ts';
import { emailSchema, identifierSchema, timestampSchema } from './text.ts';

export const socialProviders = ['facebook', 'google', 'naver', 'kakao'] as const;

export type SocialProvider = (typeof socialProviders)[number];

export const passwordMinLength = 8;
export const passwordMaxLength = 128;

/** Not trimmed: spaces are part of a password. */
export function passwordSchema(minLength: number) {
  return v.pipe(
    v.string('required'),
    v.nonEmpty('required'),
    v.minLength(minLength, 'too_short'),
    v.maxLength(passwordMaxLength, 'too_long'),
    v.check((text) => !text.includes('\u0000') && text.isWellFormed(), 'forbidden_character'),
  );
}

export const newPasswordSchema = passwordSchema(passwordMinLength);

/** No minimum length: older passwords may be shorter. */
export const givenPasswordSchema = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(1000, 'too_long'),
);

export const accountEmailSchema = v.pipe(emailSchema, v.toLowerCase());

export const nameMaxLength = 100;

export const nameSchema = lineSchema(nameMaxLength);

const phoneCodeSchema = v.pipe(
  v.string('required'),
  v.transform((text) => text.normalize('NFKC').replace(/\s/g, '')),
  v.nonEmpty('required'),
  v.regex(/^\d{6}$/, 'invalid_code'),
);

const birthdaySchema = v.pipe(
  v.string('required'),
  v.transform((text) => text.normalize('NFKC').trim()),
  v.regex(/^(19|20)\d{6}$/, 'invalid_date'),
  v.check((text) => {
    const day = text.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
    return v.is(dateSchema, day) && Date.parse(day) <= Date.now();
  }, 'invalid_date'),
);

export const zipcodeMaxLength = 10;
export const addressMaxLength = 200;

export const zipcodeSchema = v.pipe(
  lineSchema(zipcodeMaxLength),
  v.regex(/^[0-9A-Za-z][0-9A-Za-z -]{2,9}$/, 'invalid'),
);

const consents = {
  termsAgree: v.literal(true, 'consent_required'),
  privacyAgree: v.literal(true, 'consent_required'),
};

/** The use of data for marketing, advertising by e-mail, which needs both, and the optional details of the profile. */
const optionalConsents = {
  marketingAgree: v.optional(v.boolean()),
  advertisingAgree: v.optional(v.boolean()),
  profileAgree: v.optional(v.boolean()),
};

/** The visitor is 14 or older. Optional for clients from before this field; the site's forms send it. */
const ageAgree = v.optional(v.literal(true, 'consent_required'));

/** Optional: the account may already exist. */
const givenConsents = {
  termsAgree: v.optional(v.boolean()),
  privacyAgree: v.optional(v.boolean()),
  ageAgree: v.optional(v.boolean()),
  ...optionalConsents,
};

export const loginRequestSchema = v.object({ email: accountEmailSchema, password: givenPasswordSchema });

export const sessionSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  expiresAt: timestampSchema,
});

export const providerCodeSchema = v.object({
  code: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(2000, 'too_long')),
  clientId: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'too_long')),
  redirectUri: v.pipe(v.string('required'), v.maxLength(500, 'too_long'), v.url('invalid')),
  state: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(500, 'too_long')),
  codeVerifier: v.optional(v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/, 'invalid'))),
});

export const socialCodeSchema = v.object({ ...providerCodeSchema.entries, ...givenConsents });

/** Continues a social sign-in with the ticket of the first call and the missing fields or password. */
export const socialTicketSchema = v.object({
  ticket: tokenSchema,
  email: v.optional(accountEmailSchema),
  name: v.optional(nameSchema),
  password: v.optional(givenPasswordSchema),
  ...givenConsents,
});

export const socialSignInSchema = v.union([socialTicketSchema, socialCodeSchema]);

export type SocialSignIn = v.InferOutput<typeof socialSignInSchema>;

export const providerParamsSchema = v.object({ provider: v.picklist(socialProviders) });

export const socialSessionSchema = v.object({ ...sessionSchema.entries, isNew: v.boolean() });

export const memberSchema = v.object({
  id: identifierSchema,
  email: v.string(),
  emailVerified: v.boolean(),
  name: v.string(),
  mobile: v.nullable(v.string()),
  birthday: v.nullable(v.string()),
  zipcode: v.nullable(v.string()),
  address1: v.nullable(v.string()),
  address2: v.nullable(v.string()),
  points: v.pipe(v.number(), v.integer()),
  providers: v.array(v.picklist(socialProviders)),
  hasPassword: v.boolean(),
  marketingAgree: v.optional(v.boolean(), false),
  advertisingAgree: v.optional(v.boolean(), false),
  profileAgree: v.optional(v.boolean(), false),
  /** Texts with a version in force that the member has to agree to. */
  consentsNeeded: v.optional(v.array(v.picklist(consentKinds)), []),
  createdAt: timestampSchema,
});

export type Member = v.InferOutput<typeof memberSchema>;

export const signUpRequestSchema = v.object({
  email: accountEmailSchema,
  password: newPasswordSchema,
  name: nameSchema,
  mobile: koreanMobileSchema,
  code: phoneCodeSchema,
  ...consents,
  ageAgree,
  ...optionalConsents,
});

export type SignUpRequest = v.InferOutput<typeof signUpRequestSchema>;

export const signedUpSchema = v.object({ ...sessionSchema.entries, member: memberSchema });

/** Absent: unchanged; null or '': cleared. */
function clearable<TSchema extends v.GenericSchema<string, string>>(schema: TSchema) {
  return v.optional(
    v.union([
      v.pipe(
        v.union([v.null(), v.pipe(v.string(), v.trim(), v.literal(''))]),
        v.transform(() => null),
      ),
      schema,
    ]),
  );
}

export const profileChangeSchema = v.object({
  name: v.optional(nameSchema),
  birthday: clearable(birthdaySchema),
  zipcode: clearable(zipcodeSchema),
  address1: clearable(lineSchema(addressMaxLength)),
  address2: clearable(lineSchema(addressMaxLength)),
  termsAgree: v.optional(consents.termsAgree),
  privacyAgree: v.optional(consents.privacyAgree),
  ...optionalConsents,
});

export type ProfileChange = v.InferOutput<typeof profileChangeSchema>;

export const passwordChangeSchema = v.object({
  /** Not required of members without a password. */
  current: v.optional(givenPasswordSchema),
  next: newPasswordSchema,
});

export const mobileSchema = v.object({ mobile: koreanMobileSchema });
export const phoneChangeSchema = v.object({ mobile: koreanMobileSchema, code: phoneCodeSchema });
export const codeSentSchema = v.object({ expiresAt: timestampSchema });
export const emailTokenSchema = v.object({ token: tokenSchema });
export const passwordForgotSchema = v.object({ email: accountEmailSchema });
export const passwordResetSchema = v.object({ token: tokenSchema, password: newPasswordSchema });

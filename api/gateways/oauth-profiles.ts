import * as v from 'valibot';
import { accountEmailSchema, nameSchema, type SocialProvider } from '#contract/members.ts';
import type { SocialProfile } from './gateways.ts';

const subjectSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255));

const optionalText = v.fallback(v.optional(v.string()), undefined);

function profileOf(
  subject: string,
  email: string | undefined,
  emailVerified: boolean,
  names: (string | undefined)[],
): SocialProfile {
  const address = v.safeParse(accountEmailSchema, email);
  const name = names.map((text) => v.safeParse(nameSchema, text)).find(({ success }) => success);
  return {
    subject,
    email: address.success ? address.output : undefined,
    emailVerified: address.success && emailVerified,
    name: name?.success ? name.output : undefined,
  };
}

/** Facebook does not report verification, so the address counts as unverified. */
const facebook = v.pipe(
  v.object({ id: subjectSchema, name: optionalText, email: optionalText }),
  v.transform(({ id, email, name }) => profileOf(id, email, false, [name])),
);

const google = v.pipe(
  v.object({
    sub: subjectSchema,
    email: optionalText,
    email_verified: v.fallback(v.optional(v.union([v.boolean(), v.literal('true')])), false),
    name: optionalText,
  }),
  v.transform(({ sub, email, email_verified, name }) =>
    profileOf(sub, email, email_verified === true || email_verified === 'true', [name]),
  ),
);

/** A contact address that Naver does not verify. */
const naver = v.pipe(
  v.object({
    resultcode: v.literal('00'),
    response: v.object({
      id: subjectSchema,
      email: optionalText,
      name: optionalText,
      nickname: optionalText,
    }),
  }),
  v.transform(({ response: { id, email, name, nickname } }) => profileOf(id, email, false, [name, nickname])),
);

const kakaoAccountSchema = v.object({
  email: optionalText,
  is_email_valid: v.optional(v.boolean(), false),
  is_email_verified: v.optional(v.boolean(), false),
  name: optionalText,
  profile: v.fallback(v.optional(v.object({ nickname: optionalText })), undefined),
});

/** An invalid address now belongs to another Kakao account. */
const kakao = v.pipe(
  v.object({
    id: v.pipe(v.union([v.pipe(v.number(), v.safeInteger()), subjectSchema]), v.transform(String)),
    kakao_account: v.optional(kakaoAccountSchema, {}),
  }),
  v.transform(({ id, kakao_account: { email, is_email_valid, is_email_verified, name, profile } }) =>
    profileOf(id, is_email_valid ? email : undefined, is_email_verified, [name, profile?.nickname]),
  ),
);

export const profileSchemas = { facebook, google, naver, kakao } satisfies Record<
  SocialProvider,
  v.GenericSchema<unknown, SocialProfile>
>;

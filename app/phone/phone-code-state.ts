import * as v from 'valibot';
import { koreanMobileSchema, timestampSchema } from '#contract/text.ts';

/*
 * Where a code stands that was sent to a mobile number. It travels with its form as hidden fields, so that it is known
 * without JavaScript too, and is for eyes alone: what a code is good for is decided by the API.
 */

/** Wrong codes after which one is no good any more (contract, section 4). */
export const maxCodeTries = 5;

/** Seconds before another code may be sent to the same number, and for which a code is good. */
export const codeResendSeconds = 60;
export const codeSeconds = 180;

const digits = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

const phoneCodeSchema = v.object({
  /** 01012345678. */
  codeTo: koreanMobileSchema,
  codeExpiresAt: timestampSchema,
  /** How often it was wrong. */
  codeWrong: v.pipe(digits, v.maxValue(maxCodeTries)),
  /** That it was right, and is not used up. */
  codeRight: v.optional(v.literal('true')),
  /** Seconds that were left when it was told. */
  codeLeft: v.optional(v.pipe(digits, v.maxValue(codeSeconds))),
});

export type PhoneCode = v.InferOutput<typeof phoneCodeSchema>;

/** What fields or facts of a form say of its code; undefined when none was sent. */
export function readPhoneCode(texts: Partial<Record<string, string>> | undefined): PhoneCode | undefined {
  const result = v.safeParse(phoneCodeSchema, texts);
  return result.success ? result.output : undefined;
}

/** The same as texts, by name. */
export function writePhoneCode({
  codeWrong,
  codeLeft,
  codeRight,
  ...texts
}: PhoneCode): Record<string, string> {
  return {
    ...texts,
    codeWrong: String(codeWrong),
    ...(codeRight && { codeRight }),
    ...(codeLeft !== undefined && { codeLeft: String(codeLeft) }),
  };
}

/** A Korean mobile number as people write it: 010-1234-5678. */
export function formatMobile(mobile: string): string {
  return mobile.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
}

import * as v from 'valibot';
import { koreanMobileSchema } from '#contract/phone-numbers.ts';
import { timestampSchema } from '#contract/text.ts';

/* State of an SMS code in hidden fields, for posts without JavaScript. For display only: the API decides. */

export const maxCodeTries = 5;

export const codeResendSeconds = 60;
export const codeSeconds = 180;

const digits = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

const phoneCodeSchema = v.object({
  codeTo: koreanMobileSchema,
  codeExpiresAt: timestampSchema,
  codeWrong: v.pipe(digits, v.maxValue(maxCodeTries)),
  codeRight: v.optional(v.literal('true')),
  /** Seconds left at the time of the answer. */
  codeLeft: v.optional(v.pipe(digits, v.maxValue(codeSeconds))),
});

export type PhoneCode = v.InferOutput<typeof phoneCodeSchema>;

export function readPhoneCode(texts: Partial<Record<string, string>> | undefined): PhoneCode | undefined {
  const result = v.safeParse(phoneCodeSchema, texts);
  return result.success ? result.output : undefined;
}

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

export function formatMobile(mobile: string): string {
  return mobile.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
}

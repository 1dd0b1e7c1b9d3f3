import * as v from 'valibot';
import { checkFields } from '#app/lib/check-fields.ts';
import { isTicked } from '#app/lib/consents.ts';
import type { FormErrors } from '#app/lib/form-state.ts';
import { socialSearchEntries } from '#app/lib/social-search.ts';
import { withdrawalSchema } from '#contract/members.ts';
import { dateSchema } from '#contract/text.ts';

/** What came of proving by a provider who is leaving. */
export const withdrawalSearchSchema = v.object(socialSearchEntries);

/** `until` is the day from which the account may come back, YYYY-MM-DD in Korea. It says nothing of whose. */
export const goodbyeSearchSchema = v.object({ until: v.fallback(v.optional(dateSchema), undefined) });

export type GoodbyeSearch = v.InferOutput<typeof goodbyeSearchSchema>;

/** A form's fields as the API takes them. */
export function withdrawalOf({ agree, confirm, reason, comment, password }: Partial<Record<string, string>>) {
  return {
    agree: isTicked(agree),
    confirm: isTicked(confirm),
    reason,
    comment,
    ...(password !== undefined && { password }),
  };
}

export function checkWithdrawal(fields: FormData): FormErrors {
  const texts = [...fields].map(([name, value]) => [name, String(value)] as const);
  return checkFields(withdrawalSchema, withdrawalOf(Object.fromEntries(texts)));
}

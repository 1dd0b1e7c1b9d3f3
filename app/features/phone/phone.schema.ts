import * as v from 'valibot';
import { checkPhoneForm } from '#app/lib/check-phone-form.ts';
import type { FormErrors } from '#app/lib/form-state.ts';
import { phoneChangeSchema } from '#contract/members.ts';

export const phoneSearchSchema = v.object({
  done: v.fallback(v.optional(v.picklist(['changed'])), undefined),
});

export type PhoneSearch = v.InferOutput<typeof phoneSearchSchema>;

export function checkPhoneChange(fields: Record<string, string>): FormErrors {
  return checkPhoneForm(phoneChangeSchema, fields);
}

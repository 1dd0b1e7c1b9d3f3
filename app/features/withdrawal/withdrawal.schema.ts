import { checkFields } from '#app/lib/check-fields.ts';
import { isTicked } from '#app/lib/consents.ts';
import type { FormErrors } from '#app/lib/form-state.ts';
import { withdrawalSchema } from '#contract/members.ts';

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

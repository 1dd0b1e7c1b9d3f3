import { isTicked } from '#app/consents/consents.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { withdrawalSchema } from '#contract/withdrawal.ts';

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

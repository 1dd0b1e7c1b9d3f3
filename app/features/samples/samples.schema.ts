import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { sampleMaxLengths, sampleRequestSchema } from '#contract/mypage.ts';

export const sampleMessages = {
  idProduct: { required: m.error_material_required },
  amount: { required: m.error_amount_required, max: sampleMaxLengths.amount },
  purpose: { required: m.error_purpose_required, max: sampleMaxLengths.purpose },
};

export const sampleFields = Object.keys(sampleMessages);

/** An unselected material is missing, not an invalid number. */
export function checkSampleFields({ idProduct, ...fields }: Record<string, unknown>): FormErrors {
  const errors = checkFields(sampleRequestSchema, { idProduct, ...fields });
  return idProduct ? errors : { ...errors, idProduct: 'required' };
}

export function checkSample(fields: FormData): FormErrors {
  return checkSampleFields(Object.fromEntries(fields));
}

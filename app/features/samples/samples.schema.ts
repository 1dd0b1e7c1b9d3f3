import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { sampleFormSchema, sampleMaxLengths } from '#contract/mypage.ts';

export const sampleMessages = {
  idProduct: { required: m.error_material_required },
  amount: { required: m.error_amount_required, max: sampleMaxLengths.amount },
  purpose: { required: m.error_purpose_required, max: sampleMaxLengths.purpose },
  recipient: { required: m.error_recipient_required, max: sampleMaxLengths.recipient },
  mobile: { required: m.error_mobile_required, max: sampleMaxLengths.mobile },
  zipcode: { required: m.error_zipcode_required, max: sampleMaxLengths.zipcode },
  address1: { required: m.error_address_required, max: sampleMaxLengths.address1 },
  address2: { max: sampleMaxLengths.address2 },
};

export type SampleField = keyof typeof sampleMessages;

export const sampleFields = Object.keys(sampleMessages);

/** An unselected material is missing, not an invalid number. */
export function checkSampleFields({ idProduct, ...fields }: Record<string, unknown>): FormErrors {
  const errors = checkFields(sampleFormSchema, { idProduct, ...fields });
  return idProduct ? errors : { ...errors, idProduct: 'required' };
}

export function checkSample(fields: FormData): FormErrors {
  return checkSampleFields(Object.fromEntries(fields));
}

import * as v from 'valibot';
import { isTicked } from '#app/consents/consents.ts';
import { checkFields, textFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import type { FieldCode } from '#contract/field-codes.ts';
import { sampleFormSchema, sampleMaxLengths } from '#contract/mypage.ts';
import { gramsSchema } from '#contract/sample-amount.ts';

export const sampleMessages = {
  idProduct: { required: m.error_material_required },
  amount: {
    required: m.error_amount_required,
    max: sampleMaxLengths.amount,
    otherCodes: (code: FieldCode) =>
      code === 'out_of_range' ? m.error_amount_limit() : m.error_amount_unit(),
  },
  purpose: { required: m.error_purpose_required, max: sampleMaxLengths.purpose },
  company: { required: m.error_company_required, max: sampleMaxLengths.company },
  recipient: { required: m.error_recipient_required, max: sampleMaxLengths.recipient },
  mobile: { required: m.error_mobile_required, max: sampleMaxLengths.mobile },
  zipcode: { required: m.error_zipcode_required, max: sampleMaxLengths.zipcode },
  address1: { required: m.error_address_required, max: sampleMaxLengths.address1 },
  address2: { max: sampleMaxLengths.address2 },
  carrierAgree: { required: m.error_carrier_required },
};

export type SampleField = keyof typeof sampleMessages;

export const sampleFields = Object.keys(sampleMessages);

export function sampleOf({ idProduct, carrierAgree, ...fields }: Record<string, string | undefined>) {
  return { ...fields, idProduct, carrierAgree: isTicked(carrierAgree) };
}

/** The form wants a mass, which can be compared with what the material allows. */
const massSchema = v.object({
  ...sampleFormSchema.entries,
  amount: v.pipe(
    sampleFormSchema.entries.amount,
    v.check((text) => v.is(gramsSchema, text), 'invalid_number'),
  ),
});

/** An unselected material is missing, not an invalid number. */
export function checkSampleFields({ idProduct, ...fields }: ReturnType<typeof sampleOf>): FormErrors {
  const errors = checkFields(massSchema, { idProduct, ...fields });
  return idProduct ? errors : { ...errors, idProduct: 'required' };
}

export function checkSample(fields: FormData): FormErrors {
  return checkSampleFields(sampleOf(textFields(fields)));
}

import { textFields } from '#app/forms/check-fields.ts';
import { wholeNumber } from './dial-codes.ts';
import { type InquiryValues, inquiryValues } from './inquiry.schema.ts';

/** The values on the receipt. They stay in the page's memory, not in an address or storage. */
export type SentInquiry = InquiryValues & { fileNames: readonly string[] };

export function sentInquiry(fields: FormData): SentInquiry {
  const values = inquiryValues(textFields(fields));
  const files = fields
    .getAll('files')
    .flatMap((file) => (file instanceof File && file.name ? [file.name] : []));
  return { ...values, mobile: wholeNumber(values.mobile, values.mobileCountry) ?? '', fileNames: files };
}

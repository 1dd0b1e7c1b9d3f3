import { textFields } from '#app/forms/check-fields.ts';
import { wholeNumber } from './dial-codes.ts';
import { type InquiryValues, readInquiry } from './inquiry.schema.ts';

/** What was sent, for its receipt. Only the page's memory has it: no address and no storage of the browser. */
export type SentInquiry = InquiryValues & { fileNames: readonly string[] };

export function sentInquiry(fields: FormData): SentInquiry {
  const { values } = readInquiry(textFields(fields));
  const files = fields
    .getAll('files')
    .flatMap((file) => (file instanceof File && file.name ? [file.name] : []));
  return { ...values, mobile: wholeNumber(values.mobile, values.mobileCountry) ?? '', fileNames: files };
}

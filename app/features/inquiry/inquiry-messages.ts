import type { FieldMessages } from '#app/forms/form-messages.ts';
import { m } from '#app/paraglide/messages.js';
import type { ContactType } from '#contract/contact-types.ts';
import { type ContactStatus, contactMaxLengths } from '#contract/contacts.ts';
import type { InquiryField } from './inquiry.schema.ts';

export const inquiryMessages: Record<InquiryField, FieldMessages> = {
  type: { required: m.error_type_required },
  fullName: { required: m.error_name_required, max: contactMaxLengths.fullName },
  email: { required: m.error_email_required, max: contactMaxLengths.email },
  mobile: { required: m.error_mobile_required, max: contactMaxLengths.mobile },
  subject: { required: m.error_subject_required, max: contactMaxLengths.subject },
  content: { required: m.error_content_required, max: contactMaxLengths.content },
  files: {},
  privacyAgree: { required: m.error_consent_required },
};

export const statusFieldMessages = {
  reference: { otherCodes: m.error_reference_required },
  email: inquiryMessages.email,
};

export const typeLabels: Record<ContactType, () => string> = {
  OEM_ODM: m.inquiry_type_oem_odm,
  RAW_MATERIAL: m.inquiry_type_raw_material,
  PARTNERSHIP: m.inquiry_type_partnership,
  OTHER: m.inquiry_type_other,
};

export const readerNames: Record<ContactType, () => string> = {
  OEM_ODM: m.inquiry_reader_oem_odm,
  RAW_MATERIAL: m.inquiry_reader_raw_material,
  PARTNERSHIP: m.inquiry_reader_partnership,
  OTHER: m.inquiry_reader_other,
};

export const typeHints: Record<ContactType, () => string> = {
  OEM_ODM: m.inquiry_type_oem_odm_hint,
  RAW_MATERIAL: m.inquiry_type_raw_material_hint,
  PARTNERSHIP: m.inquiry_type_partnership_hint,
  OTHER: m.inquiry_type_other_hint,
};

export const statusMessages: Record<ContactStatus['status'], (values: { reference: string }) => string> = {
  received: m.inquiry_status_received,
  processing: m.inquiry_status_processing,
  answered: m.inquiry_status_answered,
};

import { fieldMessage } from '#app/forms/form-messages.ts';
import { m } from '#app/paraglide/messages.js';
import type { ContactType } from '#contract/contact-reference.ts';
import { type ContactStatus, contactMaxLengths } from '#contract/contacts.ts';
import type { FieldCode } from '#contract/problem.ts';
import type { InquiryField } from './inquiry.schema.ts';

const requiredMessages: Partial<Record<InquiryField, () => string>> = {
  type: m.error_type_required,
  fullName: m.error_name_required,
  email: m.error_email_required,
  mobile: m.error_mobile_required,
  subject: m.error_subject_required,
  content: m.error_content_required,
  privacyAgree: m.error_consent_required,
};

const maxLengths: Partial<Record<InquiryField, number>> = contactMaxLengths;

export function inquiryFieldMessage(field: InquiryField, code: FieldCode): string {
  return fieldMessage(code, { required: requiredMessages[field], max: maxLengths[field] });
}

export const typeLabels: Record<ContactType, () => string> = {
  OEM_ODM: m.inquiry_type_oem_odm,
  RAW_MATERIAL: m.inquiry_type_raw_material,
  PARTNERSHIP: m.inquiry_type_partnership,
  OTHER: m.inquiry_type_other,
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

import type { FormFailure } from '#app/lib/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { type ContactType, contactMaxLengths } from '#contract/contacts.ts';
import type { FieldCode } from '#contract/problem.ts';
import type { InquiryField } from './inquiry.schema.ts';

const requiredMessages: Record<InquiryField, () => string> = {
  type: m.error_type_required,
  fullName: m.error_name_required,
  email: m.error_email_required,
  mobile: m.error_mobile_required,
  subject: m.error_subject_required,
  content: m.error_content_required,
  privacyAgree: m.error_consent_required,
};

const maxLengths: Partial<Record<InquiryField, number>> = contactMaxLengths;

/** What a wrong field says. */
export function fieldMessage(field: InquiryField, code: FieldCode): string {
  switch (code) {
    case 'required':
    case 'consent_required':
      return requiredMessages[field]();
    case 'invalid_email':
      return m.error_email_invalid();
    case 'invalid_phone':
      return m.error_mobile_invalid();
    case 'too_long':
      return m.error_too_long({ max: String(maxLengths[field]) });
    case 'forbidden_character':
      return m.error_forbidden_character();
    default:
      return m.error_check_values();
  }
}

const failureMessages: Record<FormFailure, () => string> = {
  changed: m.error_inquiry_changed,
  too_many: m.error_too_many,
  failed: m.error_send_failed,
};

/** What the form says when it was not taken as a whole. */
export function failureMessage(failure: FormFailure): string {
  return failureMessages[failure]();
}

export const typeLabels: Record<ContactType, () => string> = {
  OEM_ODM: m.inquiry_type_oem_odm,
  RAW_MATERIAL: m.inquiry_type_raw_material,
  PARTNERSHIP: m.inquiry_type_partnership,
  OTHER: m.inquiry_type_other,
};

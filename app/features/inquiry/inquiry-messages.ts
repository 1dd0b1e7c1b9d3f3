import type { FormFailure, FormResult } from '#app/lib/form-state.ts';
import { formatBytes, formatDuration, formatNumber } from '#app/lib/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { attachmentTypes, maxFileBytes, maxFiles, maxFilesBytes } from '#contract/attachments.ts';
import { type ContactStatus, type ContactType, contactMaxLengths } from '#contract/contacts.ts';
import type { FieldCode } from '#contract/problem.ts';
import type { InquiryField } from './inquiry.schema.ts';
import type { FileFault } from './inquiry-files.ts';

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

/** Extensions of files that are taken, as text. */
export const typeList = Object.keys(attachmentTypes).join(', ');

const fileMessages: Record<FileFault, () => string> = {
  too_many_files: () => m.error_too_many_files({ max: formatNumber(maxFiles) }),
  file_too_large: () => m.error_file_too_large({ max: formatBytes(maxFileBytes) }),
  files_too_large: () => m.error_files_too_large({ max: formatBytes(maxFilesBytes) }),
  file_type: () => m.error_file_type({ types: typeList }),
  file_name: () => m.error_file_name(),
};

/** What is wrong with a file. */
export function fileMessage(fault: FileFault): string {
  return fileMessages[fault]();
}

/** What a wrong field says. */
export function fieldMessage(field: InquiryField, code: FieldCode): string {
  switch (code) {
    case 'required':
    case 'consent_required':
      return (requiredMessages[field] ?? m.error_check_values)();
    case 'invalid_email':
      return m.error_email_invalid();
    case 'invalid_phone':
      return m.error_mobile_invalid();
    case 'too_long':
      return m.error_too_long({ max: String(maxLengths[field]) });
    case 'forbidden_character':
      return m.error_forbidden_character();
    case 'too_many_files':
    case 'file_too_large':
    case 'file_type':
    case 'file_name':
      return fileMessage(code);
    default:
      return m.error_check_values();
  }
}

const failureMessages: Record<Exclude<FormFailure, 'too_many'>, () => string> = {
  changed: m.error_inquiry_changed,
  too_large: () => m.error_form_too_large({ max: formatBytes(maxFilesBytes) }),
  too_fast: m.error_form_too_fast,
  again: m.error_form_again,
  consent_changed: m.error_consent_changed,
  captcha: m.error_captcha,
  failed: m.error_send_failed,
};

/** What a form says that was refused as one too many. */
export function tooManyMessage(retryAfter: number | undefined): string {
  return retryAfter === undefined
    ? m.error_too_many()
    : m.error_too_many_wait({ time: formatDuration(retryAfter) });
}

/** What the form says when it was not taken as a whole; nothing when it was not. */
export function failureMessage({ failure, retryAfter }: FormResult): string | undefined {
  if (!failure) return undefined;
  return failure === 'too_many' ? tooManyMessage(retryAfter) : failureMessages[failure]();
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

/** How far an inquiry is, in words. */
export const statusMessages: Record<ContactStatus['status'], (values: { reference: string }) => string> = {
  received: m.inquiry_status_received,
  processing: m.inquiry_status_processing,
  answered: m.inquiry_status_answered,
};

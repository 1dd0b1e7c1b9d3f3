import { formatBytes, formatDate, formatNumber, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { attachmentTypes, maxFileBytes, maxFiles, maxFilesBytes } from '#contract/attachments.ts';
import type { FieldCode } from '#contract/field-codes.ts';
import type { FormFailure, FormResult } from './form-state.ts';

function formatDuration(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [value, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
  }).format(Number(value));
}

export const typeList = Object.keys(attachmentTypes).join(', ');

export type FileFault = 'too_many_files' | 'file_too_large' | 'file_type' | 'file_name' | 'files_too_large';

const fileMessages: Record<FileFault, () => string> = {
  too_many_files: () => m.error_too_many_files({ max: formatNumber(maxFiles) }),
  file_too_large: () => m.error_file_too_large({ max: formatBytes(maxFileBytes) }),
  files_too_large: () => m.error_files_too_large({ max: formatBytes(maxFilesBytes) }),
  file_type: () => m.error_file_type({ types: typeList }),
  file_name: () => m.error_file_name(),
};

export function fileMessage(fault: FileFault): string {
  return fileMessages[fault]();
}

export type FieldMessages = {
  required?: (() => string) | undefined;
  max?: number | undefined;
  min?: number | undefined;
  otherCodes?: ((code: FieldCode) => string | undefined) | undefined;
};

export function fieldMessage(code: FieldCode, { required, max, min, otherCodes }: FieldMessages): string {
  switch (code) {
    case 'required':
    case 'consent_required':
      return (required ?? m.error_required_check)();
    case 'invalid_email':
      return m.error_email_invalid();
    case 'invalid_phone':
      return otherCodes?.(code) ?? m.error_mobile_invalid();
    case 'invalid_code':
      return m.error_code_wrong();
    case 'invalid_date':
      return m.error_birthday_invalid();
    case 'too_long':
      return max === undefined ? m.error_check_values() : m.error_too_long({ max: formatNumber(max) });
    case 'too_short':
      return min === undefined ? m.error_check_values() : m.error_too_short({ min: formatNumber(min) });
    case 'forbidden_character':
      return m.error_forbidden_character();
    case 'too_many_files':
    case 'file_too_large':
    case 'file_type':
    case 'file_name':
      return fileMessage(code);
    default:
      return otherCodes?.(code) ?? m.error_check_values();
  }
}

export function tooManyMessage(retryAfter: number | undefined): string {
  return retryAfter === undefined
    ? m.error_too_many()
    : m.error_too_many_wait({ time: formatDuration(retryAfter) });
}

function rejoinMessage(rejoinAt: string | undefined): string {
  return rejoinAt ? m.error_rejoin_until({ date: formatDate(rejoinAt) }) : m.error_rejoin();
}

export function withdrawnMessage(rejoinAt: string | undefined): string {
  return `${m.error_withdrawn()} ${rejoinMessage(rejoinAt)}`;
}

const failureMessages: Record<FormFailure, (result: FormResult) => string> = {
  changed: () => m.error_inquiry_changed(),
  too_many: ({ retryAfter }) => tooManyMessage(retryAfter),
  too_large: () => m.error_form_too_large({ max: formatBytes(maxFilesBytes) }),
  too_fast: () => m.error_form_too_fast(),
  again: () => m.error_form_again(),
  consent_changed: () => m.error_consent_changed(),
  captcha: () => m.error_captcha(),
  signed_out: () => m.error_signed_out(),
  incorrect: () => m.error_incorrect(),
  email_taken: () => m.error_email_taken(),
  expired: () => m.error_code_expired(),
  rejoin: ({ context }) => rejoinMessage(context?.rejoinAt),
  withdrawn: ({ context }) => withdrawnMessage(context?.rejoinAt),
  conflict: () => m.error_conflict(),
  not_found: () => m.error_removed(),
  failed: () => m.error_send_failed(),
};

export function failureMessage(result: FormResult): string | undefined {
  return result.failure && failureMessages[result.failure](result);
}

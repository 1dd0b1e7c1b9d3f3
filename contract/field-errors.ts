import * as v from 'valibot';

const fieldCodes = [
  'required',
  'invalid',
  'invalid_email',
  'invalid_phone',
  'invalid_number',
  'out_of_range',
  'too_short',
  'too_long',
  'too_common',
  'forbidden_character',
  'consent_required',
  'invalid_code',
  'invalid_date',
  'too_many_files',
  'file_too_large',
  'file_type',
  'file_name',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

export type FieldError = { path: string; code: FieldCode };

const knownFieldCodes: ReadonlySet<string> = new Set(fieldCodes);

export function isFieldCode(code: string): code is FieldCode {
  return knownFieldCodes.has(code);
}

/** One error per field: the first. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (byPath.has(path)) continue;
    const missing = issue.input === undefined;
    const code = isFieldCode(issue.message) ? issue.message : missing ? 'required' : 'invalid';
    byPath.set(path, { path, code });
  }
  return [...byPath.values()];
}

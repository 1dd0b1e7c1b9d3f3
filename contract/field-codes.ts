import * as v from 'valibot';

export const fieldCodeSchema = v.picklist([
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
]);

export type FieldCode = v.InferOutput<typeof fieldCodeSchema>;

export type FieldError = { path: string; code: FieldCode };

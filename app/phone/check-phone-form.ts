import type * as v from 'valibot';
import { checkFields } from '#app/forms/check-fields.ts';
import { type FormErrors, formNameField } from '#app/forms/form-state.ts';
import { mobileSchema } from '#contract/members.ts';

export const codeFormName = 'code';

export function checkPhoneForm(schema: v.GenericSchema, fields: Record<string, unknown>): FormErrors {
  if (fields[formNameField] === codeFormName) return checkFields(mobileSchema, fields);
  const errors = checkFields(schema, fields);
  // Only the API counts wrong codes: an incomplete one does not use up an attempt.
  return errors.code ? { ...errors, code: 'required' } : errors;
}

import type * as v from 'valibot';
import { checkFields } from '#app/forms/check-fields.ts';
import { type FormErrors, formNameField } from '#app/forms/form-state.ts';
import { mobileSchema } from '#contract/members.ts';

/** Name of the form that asks for a code: a button of the form that needs it. */
export const codeFormName = 'code';

/** The wrong fields of a form with a code from a text message, or of asking for the code. */
export function checkPhoneForm(schema: v.GenericSchema, fields: Record<string, unknown>): FormErrors {
  if (fields[formNameField] === codeFormName) return checkFields(mobileSchema, fields);
  const errors = checkFields(schema, fields);
  // That a code is wrong is the API's word alone, of which there are five; this one is just not filled in.
  return errors.code ? { ...errors, code: 'required' } : errors;
}

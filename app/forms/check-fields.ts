import * as v from 'valibot';
import { fieldErrors } from '#rules/field-errors.ts';
import type { FormErrors } from './form-state.ts';

export function checkFields(schema: v.GenericSchema, fields: Record<string, unknown>): FormErrors {
  const result = v.safeParse(schema, fields);
  if (result.success) return {};
  return Object.fromEntries(fieldErrors(result.issues).map(({ path, code }) => [path, code]));
}

export function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

import * as v from 'valibot';
import { consentKinds, readConsents } from '#app/consents/consents.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';

type Fields = Partial<Record<string, string>>;

/** The required consents that the form shows. */
function shownFields(fields: Fields) {
  return consentKinds
    .filter(({ isRequired, versionField }) => isRequired && fields[versionField] !== undefined)
    .map(({ field }) => field);
}

export function reconsentOf(fields: Fields): { termsAgree?: true; privacyAgree?: true } {
  return Object.fromEntries(shownFields(fields).map((field) => [field, true]));
}

export function checkReconsent(fields: Fields): FormErrors {
  const agreed = v.literal(true, 'consent_required');
  const schema = v.object(Object.fromEntries(shownFields(fields).map((field) => [field, agreed])));
  return checkFields(schema, readConsents(fields));
}

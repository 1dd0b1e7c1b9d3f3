import type * as v from 'valibot';
import { isTicked, optionalConsents } from '#app/consents/consents.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { profileChangeSchema } from '#contract/members.ts';

const detailFields = ['birthday', 'zipcode', 'address1', 'address2'] as const;
const textFields = ['name', ...detailFields] as const;

/** Hidden: whether the member had agreed to optional details when the form was rendered. */
export const hadConsentField = 'profileAgreed';

const consentFields = optionalConsents.map(({ field }) => field);

export const profileFields = [...textFields, ...consentFields] as const;

export type ProfileField = (typeof profileFields)[number];

type Fields = Partial<Record<string, string>>;

/** The submitted fields that the profile has, and the consents whose text the form shows. Others stay unchanged. */
export function profileChangeOf(fields: Fields): v.InferInput<typeof profileChangeSchema> {
  const texts = textFields.flatMap((name) => {
    const value = fields[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const consents = optionalConsents
    .filter(({ versionField }) => fields[versionField] !== undefined)
    .map(({ field }) => [field, isTicked(fields[field])] as const);
  return Object.fromEntries([...texts, ...consents]);
}

/** A member who withdraws the consent may leave the details: they are erased. */
function lacksConsent(fields: Fields): boolean {
  const { profileAgree } = profileChangeOf(fields);
  const isFilled = detailFields.some((name) => fields[name]?.trim());
  return profileAgree === false && isFilled && fields[hadConsentField] !== 'true';
}

export function profileErrors(fields: Fields): FormErrors {
  const errors = checkFields(profileChangeSchema, profileChangeOf(fields));
  return lacksConsent(fields) ? { ...errors, profileAgree: 'consent_required' } : errors;
}

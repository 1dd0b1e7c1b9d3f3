import type * as v from 'valibot';
import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { profileChangeSchema } from '#contract/members.ts';

const textFields = ['name', 'birthday', 'zipcode', 'address1', 'address2'] as const;

export const profileFields = [...textFields, 'marketingAgree'] as const;

export type ProfileField = (typeof profileFields)[number];

/** The submitted fields that the profile has. Other fields stay unchanged. */
export function profileChangeOf(
  fields: Partial<Record<string, string>>,
): v.InferInput<typeof profileChangeSchema> {
  const texts = textFields.flatMap((name) => {
    const value = fields[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const { marketingAgree } = fields;
  return {
    ...Object.fromEntries(texts),
    ...(marketingAgree !== undefined && { marketingAgree: marketingAgree === 'true' }),
  };
}

export function checkProfile(form: FormData): FormErrors {
  // The first of two values counts, as on the server: a ticked box precedes its `false`.
  const fields = [...form].reverse().map(([name, value]) => [name, String(value)] as const);
  return checkFields(profileChangeSchema, profileChangeOf(Object.fromEntries(fields)));
}

import * as v from 'valibot';
import { checkFields } from '#app/lib/check-fields.ts';
import type { FormErrors } from '#app/lib/form-state.ts';
import { profileChangeSchema } from '#contract/members.ts';

/** `done` is what was just done. */
export const profileSearchSchema = v.object({
  done: v.fallback(v.optional(v.picklist(['saved'])), undefined),
});

export type ProfileSearch = v.InferOutput<typeof profileSearchSchema>;

export const profileFields = ['name', 'birthday', 'zipcode', 'address1', 'address2'] as const;

export type ProfileField = (typeof profileFields)[number];

/** What a form changes: fields that it has and the profile knows. What it does not have stays as it is. */
export function profileChangeOf(
  fields: Partial<Record<string, string>>,
): Partial<Record<ProfileField, string>> {
  const given = profileFields.flatMap((name) => {
    const value = fields[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

export function checkProfile(fields: FormData): FormErrors {
  const texts = [...fields].map(([name, value]) => [name, String(value)] as const);
  return checkFields(profileChangeSchema, profileChangeOf(Object.fromEntries(texts)));
}

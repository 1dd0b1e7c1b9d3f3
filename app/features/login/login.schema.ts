import * as v from 'valibot';
import { checkFields } from '#app/lib/check-fields.ts';
import type { FormErrors } from '#app/lib/form-state.ts';
import { safePath } from '#app/lib/safe-path.ts';
import { socialSearchEntries } from '#app/lib/social-search.ts';
import { loginRequestSchema } from '#contract/members.ts';

/** `next` is where to go on to: a path of ours. Sign-ins by a provider lead back here when they fail. */
export const loginSearchSchema = v.object({
  next: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((path) => safePath(path)),
      ),
    ),
    undefined,
  ),
  ...socialSearchEntries,
});

export type LoginSearch = v.InferOutput<typeof loginSearchSchema>;

export function checkLogin(fields: FormData): FormErrors {
  return checkFields(loginRequestSchema, Object.fromEntries(fields));
}

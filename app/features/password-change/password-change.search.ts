import * as v from 'valibot';

/** `done` is what was just done: the password was changed, or the first one was set. */
export const passwordChangeSearchSchema = v.object({
  done: v.fallback(v.optional(v.picklist(['changed', 'set'])), undefined),
});

export type PasswordChangeSearch = v.InferOutput<typeof passwordChangeSearchSchema>;

import * as v from 'valibot';

export const passwordChangeSearchSchema = v.object({
  done: v.fallback(v.optional(v.picklist(['changed', 'set'])), undefined),
});

export type PasswordChangeSearch = v.InferOutput<typeof passwordChangeSearchSchema>;

import * as v from 'valibot';
import { tokenSchema } from '#contract/short-text.ts';

export const forgotSearchSchema = v.object({
  done: v.fallback(v.optional(v.picklist(['sent'])), undefined),
});

export type ForgotSearch = v.InferOutput<typeof forgotSearchSchema>;

/** Undefined when the link is damaged. */
export const resetSearchSchema = v.object({ token: v.fallback(v.optional(tokenSchema), undefined) });

export type ResetSearch = v.InferOutput<typeof resetSearchSchema>;
